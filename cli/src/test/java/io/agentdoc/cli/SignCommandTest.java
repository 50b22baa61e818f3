package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignCommandTest {
    private static final Path OPERATOR = Project.root().resolve("examples/operator");
    private static final String KEY =
            OPERATOR.resolve("keys/subject.TEST-KEY.pem").toString();
    private static final String TAG = "descriptor-statement-v1";
    private static final String STRANGERS_SEED = "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA";
    private static final String STRANGER = "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP";

    @TempDir
    Path folder;

    @BeforeEach
    void a_descriptor_that_nobody_signed() throws IOException {
        String signed = Files.readString(OPERATOR.resolve("sources/descriptor.json"));
        String unsigned = signed.replaceFirst("(?s)\"signatures\": \\[.*?\\]", "\"signatures\": []");
        assertFalse(unsigned.equals(signed), "there was a signature to take away");
        write("descriptor.json", unsigned);
    }

    @Test
    @Clause(
            value = {"6.6-3", "8.1-1"},
            by = SignCommand.class)
    void an_operator_signs_its_descriptor_and_it_verifies() throws IOException {
        Ran ran = sign("descriptor.json", "--tag", TAG, "--key", KEY, "-o", "signed.json");
        assertEquals(0, ran.status(), ran.err());
        assertEquals("", ran.out());
        assertEquals(
                Files.readString(OPERATOR.resolve("sources/descriptor.json")),
                Files.readString(folder.resolve("signed.json")));
        assertEquals(0, Ran.in(folder, "verify", "signed.json").status());
        assertEquals(
                Files.readString(folder.resolve("signed.json")),
                sign("descriptor.json", "--tag", TAG, "--key", KEY).out());
    }

    @Test
    @Clause(value = "6.6-3", by = SignCommand.class)
    void a_key_that_the_document_does_not_name_signs_nothing() throws IOException {
        Ran ran = Ran.in(
                folder,
                Map.of("KEY", STRANGERS_SEED),
                "sign",
                "descriptor.json",
                "--tag",
                TAG,
                "--key",
                "env:KEY",
                "-o",
                "signed.json");
        assertEquals(2, ran.status());
        assertEquals("", ran.out());
        assertTrue(ran.err().contains("it is by " + STRANGER + ", and subject.id is U"), ran.err());
        assertTrue(ran.err().contains("(6.6-3)"), ran.err());
        assertNothingButTheDescriptor();
    }

    @Test
    void a_key_is_never_printed_and_never_typed() throws IOException {
        Ran typed = sign("descriptor.json", "--tag", TAG, "--key", STRANGERS_SEED);
        assertEquals(2, typed.status());
        assertFalse((typed.out() + typed.err()).contains(STRANGERS_SEED), "the seed was printed");
        write("seed.txt", STRANGERS_SEED);
        write("record.json", record("agent-deployment-record-v1", "deploy"));
        Ran file = sign("record.json", "--tag", "agent-deployment-record-v1", "--key", "seed.txt", "-v");
        assertFalse((file.out() + file.err()).contains(STRANGERS_SEED), "the seed was printed");
    }

    @Test
    void what_would_not_check_is_not_signed() throws IOException {
        String text = Files.readString(folder.resolve("descriptor.json"));
        write("descriptor.json", text.replaceFirst("\"agent_version\": \"[^\"]*\"", "\"agent_version\": 7"));
        Ran ran = sign("descriptor.json", "--tag", TAG, "--key", KEY, "-o", "signed.json");
        assertEquals(1, ran.status(), ran.err());
        assertTrue(
                ran.err().lines().anyMatch(line -> line.startsWith("error 6.") && line.contains("/agent_version: ")),
                ran.err());
        assertTrue(ran.err().contains("is not signed, for it would not check"), ran.err());
        assertEquals("", ran.out());
        assertNothingButTheDescriptor();
    }

    @Test
    @Clause(value = "6.6-5", by = SignCommand.class)
    void a_draft_is_not_signed() throws IOException {
        String text = Files.readString(folder.resolve("descriptor.json"));
        write("descriptor.json", text.replaceFirst("(?s)\"subject\": \\{.*?\\},", ""));
        Ran ran = sign("descriptor.json", "--tag", TAG, "--key", KEY);
        assertEquals(2, ran.status());
        assertTrue(ran.err().contains("a draft"), ran.err());
    }

    @Test
    @Clause(value = "8.1-4", by = SignCommand.class)
    void a_record_is_signed_as_what_it_says_it_is() throws IOException {
        write("record.json", record("agent-deployment-record-v1", "deploy"));
        Ran other = sign("record.json", "--tag", "agent-build-record-v1", "--key", KEY);
        assertEquals(2, other.status());
        assertTrue(other.err().contains("type --tag agent-deployment-record-v1"), other.err());
        Ran cannot = sign("record.json", "--tag", "agentdoc-assembly-v1", "--key", KEY);
        assertEquals(2, cannot.status());
        assertTrue(cannot.err().contains("wants one of descriptor-statement-v1, "), cannot.err());
    }

    @Test
    @Clause(value = "8.1-6", by = SignCommand.class)
    void a_record_loses_its_note_with_its_first_signature() throws IOException {
        Path record = Project.root().resolve("examples/directory/sources/clause-reviewer/deployment.json");
        String signed = Files.readString(record);
        String unsigned = signed.replaceFirst(
                        "(?s)\"signatures\": \\[.*?\\]", "\"_unsigned\": \"no key\", \"signatures\": []")
                .replaceFirst("\"by\": \"[^\"]*\"", "\"by\": \"" + STRANGER + "\"");
        write("record.json", unsigned);
        Ran ran = Ran.in(
                folder,
                Map.of("KEY", STRANGERS_SEED),
                "sign",
                "record.json",
                "--tag",
                "agent-deployment-record-v1",
                "--key",
                "env:KEY");
        assertEquals(0, ran.status(), ran.err());
        assertFalse(ran.out().contains("_unsigned"), ran.out());
        assertTrue(ran.out().contains("\"by\": \"" + STRANGER + "\",\n      \"sig\": \""), ran.out());
    }

    @Test
    void a_file_that_is_there_is_written_over_only_when_that_is_asked() throws IOException {
        String before = Files.readString(folder.resolve("descriptor.json"));
        Ran refused = sign("descriptor.json", "--tag", TAG, "--key", KEY, "-o", "descriptor.json");
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("type --force"), refused.err());
        assertEquals(before, Files.readString(folder.resolve("descriptor.json")));
        Ran rehearsed =
                sign("descriptor.json", "--tag", TAG, "--key", KEY, "-o", "descriptor.json", "--force", "--dry-run");
        assertEquals(0, rehearsed.status());
        assertEquals(before, Files.readString(folder.resolve("descriptor.json")));
        Ran asked = sign("descriptor.json", "--tag", TAG, "--key", KEY, "-o", "descriptor.json", "--force");
        assertEquals(0, asked.status(), asked.err());
        assertEquals(0, Ran.in(folder, "verify", "descriptor.json").status());
        assertNothingButTheDescriptor();
    }

    @Test
    void what_is_no_document_is_told() throws IOException {
        write("list.json", "[]");
        write("odd.json", "{\"a\":");
        assertEquals(2, sign("list.json", "--tag", TAG, "--key", KEY).status());
        assertEquals(2, sign("odd.json", "--tag", TAG, "--key", KEY).status());
        assertEquals(2, sign("none.json", "--tag", TAG, "--key", KEY).status());
        assertEquals(2, sign("descriptor.json", "--tag", TAG).status());
    }

    private static String record(String format, String act) {
        return "{\"format\": \"" + format + "\", \"role\": \"deployment-manager\", \"act\": \"" + act + "\", \"by\": \""
                + STRANGER + "\", \"signatures\": []}";
    }

    private void assertNothingButTheDescriptor() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    "descriptor.json",
                    String.join(
                            " ",
                            files.map(file -> file.getFileName().toString()).toList()));
        }
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private Ran sign(String... words) {
        String[] all = new String[words.length + 1];
        all[0] = "sign";
        System.arraycopy(words, 0, all, 1, words.length);
        return Ran.in(folder, all);
    }
}
