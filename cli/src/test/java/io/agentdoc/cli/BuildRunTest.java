package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.cli.config.Agents;
import io.agentdoc.cli.config.ConfigLimits;
import io.agentdoc.cli.config.ConfigurationFile;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.RunReport;
import io.agentdoc.cli.stamp.Stamps;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Written;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildRunTest {
    @TempDir
    Path folder;

    private final RunReport report = new RunReport();

    /** A publisher that does to each agent what the test says. */
    private record Doing(Consumer<String> act) implements Publisher {
        @Override
        public Optional<Instant> begin(Instant now) {
            return Optional.empty();
        }

        @Override
        public void settle() {}

        @Override
        public Optional<Bytes> standing(String id) {
            return Optional.empty();
        }

        @Override
        public Reports.Files publish(Outcome outcome) {
            act.accept(outcome.id());
            return Reports.Files.none();
        }

        @Override
        public Written finish() {
            return new Written(0, 0, List.of());
        }

        @Override
        public void close() {}
    }

    private World world() {
        World world = Worlds.with(new ByteArrayOutputStream(), new ByteArrayOutputStream(), folder);
        return new World(
                world.in(),
                world.out(),
                world.err(),
                Map.of("TMPDIR", folder.toString()),
                folder,
                world.clock(),
                world.stop(),
                false);
    }

    private BuildRun run(World world, Consumer<String> act) throws IOException {
        StringBuilder yaml = new StringBuilder("agents:\n");
        for (String id : new String[] {"a", "b", "c", "d"}) {
            yaml.append("  - { id: ")
                    .append(id)
                    .append(", sources: [ { id: card, kind: a2a-card, file: none.json } ] }\n");
        }
        Path file = Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
        ConfigLimits limits = ConfigLimits.standard();
        var read = assertInstanceOf(
                ConfigurationReading.Read.class, new ConfigurationFile(limits).read(file, "agentdoc.yaml"));
        CommonOptions options = new CommonOptions();
        options.offline = true;
        Instant at = world.clock().instant();
        try (Workshop workshop = Workshop.open(
                        read.configuration(), options, world, Optional.empty(), at, true, Optional.empty());
                Agents agents = new Agents(read.configuration(), read.base(), limits)) {
            Publisher publisher = new Doing(act);
            Lookup lookup = new Lookup(Stamps.none(), workshop.pipeline(), publisher, at);
            BuildRun run =
                    new BuildRun(world, workshop.pipeline(), new Orders(secret -> "", true), publisher, lookup, report);
            run.run(agents, Set.of(), 1);
            return run;
        }
    }

    @Test
    void a_fault_of_ours_ends_its_agent_and_no_other() throws IOException {
        BuildRun run = run(world(), id -> {
            if (id.equals("b")) {
                throw new IllegalStateException("ours");
            }
        });
        assertEquals(1, run.faults());
        assertEquals(4, report.totals().agents());
        assertEquals(3, report.totals().agents(Became.NOTHING_FOUND));
        assertEquals(1, report.totals().agents(Became.WITHHELD));
    }

    @Test
    void an_operators_fault_ends_the_run() {
        assertThrows(
                OperatorFault.class,
                () -> run(world(), id -> {
                    throw new OperatorFault("The disk is full.");
                }));
        assertTrue(report.totals().agents() < 2);
    }

    @Test
    void a_wish_to_stop_is_heeded_after_the_agent_at_hand() throws IOException {
        World world = world();
        run(world, id -> world.stop().want());
        assertEquals(1, report.totals().agents());
    }
}
