package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.gather.HostPort;
import io.agentdoc.cli.Golden;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConfigurationFileTest {
    private static final ConfigurationFile FILE = new ConfigurationFile(ConfigLimits.standard());

    @TempDir
    Path folder;

    @Test
    void every_key_has_its_typed_value() {
        Path path = Golden.resources().resolve("config-whole/agentdoc.yaml");
        Configuration whole = assertInstanceOf(ConfigurationReading.Read.class, FILE.read(path, "agentdoc.yaml"))
                .configuration();

        assertEquals(Optional.of("https://directory.example"), whole.assembler().id());
        assertEquals(Optional.of("env:ASSEMBLER_KEY"), whole.assembler().key().map(Secret::text));
        assertEquals(1, whole.assembler().operatorOf().size());
        assertEquals(Optional.of(Duration.ofDays(7)), whole.staleAfter());
        assertEquals(Duration.ofMillis(2_500), whole.fetch().timeout());
        assertEquals(2 << 20, whole.fetch().maxBytes());
        assertEquals(
                Optional.of(new HostPort("proxy.example", 3128)), whole.fetch().proxy());
        assertEquals(List.of(new HostPort("127.0.0.1", 8443)), whole.fetch().allow());
        assertEquals(Optional.of("ca.pem"), whole.fetch().ca().map(FileRef::text));
        assertEquals(new HostPort("127.0.0.1", 8443), whole.fetch().resolve().get("agent.example"));
        assertEquals(Layout.DIRECTORY, whole.site().layout());
        assertEquals(Target.GITHUB_PAGES, whole.site().target());
        assertTrue(whole.site().mirrorSources());
        assertEquals(4, whole.agents().getFirst().sources().size());
        assertEquals(
                Optional.of(Instant.parse("2026-10-01T09:00:00Z")),
                whole.agents().getFirst().sources().get(1).fetchedAt());
        assertTrue(whole.agents().getFirst().sources().get(2).madeByUs());
        assertEquals(1, whole.agentsFrom().size());
        assertEquals(1, whole.trust().owners().size());
        assertEquals(
                "[keys/agent.example.jwks.json]",
                whole.trust().cardKeys().values().toString());
    }

    @Test
    void what_is_not_said_is_what_the_tables_say() {
        Configuration none = Configuration.none();
        assertEquals(Duration.ofSeconds(10), none.fetch().timeout());
        assertEquals(Layout.DIRECTORY, none.site().layout());
        assertEquals(Optional.empty(), none.assembler().key());
        assertEquals(List.of(), none.agents());
    }

    @Test
    void a_byte_order_mark_and_an_alias_are_no_fault() throws IOException {
        Path file = Files.writeString(folder.resolve("a.yaml"), """
            \uFEFFagents:
              - id: a
                sources: &two [ { id: card, kind: a2a-card, file: card.json } ]
              - { id: b, sources: *two }
            """);
        var read = assertInstanceOf(ConfigurationReading.Read.class, FILE.read(file, "a.yaml"));
        assertEquals(
                "card",
                read.configuration().agents().get(1).sources().getFirst().id().text());
    }

    @Test
    void a_file_over_the_limit_is_not_read() throws IOException {
        ConfigLimits limits = new ConfigLimits(100, 100, 100, 32, 1_000, 10, 100);
        Path fits = Files.writeString(folder.resolve("fits.yaml"), padded(100));
        Path over = Files.writeString(folder.resolve("over.yaml"), padded(101));
        assertInstanceOf(ConfigurationReading.Read.class, new ConfigurationFile(limits).read(fits, "fits.yaml"));
        assertInstanceOf(ConfigurationReading.Faulty.class, new ConfigurationFile(limits).read(over, "over.yaml"));
    }

    private static String padded(int bytes) {
        String yaml = "agents: [ { id: a, domain: a.example } ]\n";
        return yaml + "#" + "-".repeat(bytes - yaml.length() - 1);
    }

    @Test
    void a_word_over_the_limit_is_named_and_not_read() throws IOException {
        ConfigLimits limits = new ConfigLimits(10_000, 100, 30, 32, 100, 2, 100);
        String yaml = "agents: [ { id: \uD83D\uDE00, domain: %s.example } ]\n";
        Path fits = Files.writeString(folder.resolve("fits.yaml"), yaml.formatted("a".repeat(22)));
        Path over = Files.writeString(folder.resolve("over.yaml"), yaml.formatted("a".repeat(23)));
        ConfigurationReading read = new ConfigurationFile(limits).read(fits, "fits.yaml");
        assertFalse(read.toString().contains("a word may have"), read::toString);
        Fault fault = assertInstanceOf(
                        ConfigurationReading.Faulty.class, new ConfigurationFile(limits).read(over, "over.yaml"))
                .faults()
                .getFirst();
        assertTrue(fault.sentence().startsWith("a word may have 30 characters"), fault::sentence);
        assertEquals(new Place("over.yaml", 1, 29), fault.at());
    }

    @Test
    void aliases_and_values_end_at_their_limits() throws IOException {
        ConfigLimits limits = new ConfigLimits(10_000, 100, 100, 32, 100, 2, 100);
        String two = "stale_after: &d P1D\nagents: [ { id: *d, domain: a.example }, { id: b, domain: *d } ]\n";
        Path file = Files.writeString(folder.resolve("two.yaml"), two);
        assertInstanceOf(ConfigurationReading.Read.class, new ConfigurationFile(limits).read(file, "two.yaml"));
        Files.writeString(file, two + "site: { title: *d }\n");
        var third = assertInstanceOf(
                ConfigurationReading.Faulty.class, new ConfigurationFile(limits).read(file, "two.yaml"));
        assertTrue(third.faults().getFirst().sentence().contains("2 aliases"));
    }

    @Test
    void a_file_that_is_not_there_is_the_operators_fault() {
        OperatorFault fault =
                assertThrows(OperatorFault.class, () -> FILE.read(folder.resolve("none.yaml"), "none.yaml"));
        assertTrue(String.valueOf(fault.getMessage()).startsWith("There is no configuration none.yaml"));
    }

    @Test
    void a_directory_is_told_from_a_file() {
        OperatorFault fault = assertThrows(OperatorFault.class, () -> FILE.read(folder, "conf"));
        assertTrue(String.valueOf(fault.getMessage()).contains("conf/agentdoc.yaml"));
    }
}
