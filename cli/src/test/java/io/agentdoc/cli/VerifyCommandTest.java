package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    private static final Path EXAMPLE = Project.root().resolve("examples/directory");
    private static final String SOURCES = "sources/clause-reviewer/";

    @TempDir
    Path folder;

    @Test
    @Clause(
            value = {"12.8-1", "8.1-9"},
            by = VerifyCommand.class)
    void a_whole_set_is_joined_and_says_what_it_does_not_show() {
        Ran ran = verify(
                "packages/clause-reviewer-1.4.0.zip",
                SOURCES + "build.json",
                SOURCES + "deployment.json",
                SOURCES + "descriptor.json",
                SOURCES + "evaluation.json");
        assertEquals(0, ran.status(), ran.out() + ran.err());
        for (int number = 1; number <= 5; number++) {
            assertTrue(ran.out().contains("  " + number + " established: "), ran.out());
        }
        assertTrue(ran.out().contains("None of this shows that the process which answers was started"), ran.out());
        assertTrue(!ran.out().matches("(?s).*\\b(trusted|true|safe)\\b.*"), ran.out());
    }

    @Test
    void what_is_missing_is_no_pass_save_the_evaluation() {
        String[] whole = {
            "packages/clause-reviewer-1.4.0.zip",
            SOURCES + "build.json",
            SOURCES + "deployment.json",
            SOURCES + "descriptor.json"
        };
        assertEquals(0, verify(whole).status());
        assertEquals(4, verify(whole[0], whole[2], whole[3]).status());
    }

    @Test
    void a_failed_signature_wants_a_look_and_an_unsigned_document_is_no_pass() {
        assertEquals(1, verify("sources/seed-catalogue/descriptor.json").status());
        assertEquals(4, verify("sources/recipe-scaler/card.json").status());
        assertEquals(0, verify(SOURCES + "descriptor.json").status());
        assertEquals(2, verify("no-such-file.json").status());
    }

    @Test
    void a_key_says_whose_signature_is_wanted() {
        Ran right = verify(
                SOURCES + "descriptor.json", "--key", "UDUS47JQ2ODMXE4JSOHQMSDM7PNN5KTTKAO4472OOGFCC3RJ6OZ5OYC5");
        assertEquals(0, right.status(), right.out());
        Ran other = verify(
                SOURCES + "descriptor.json", "--key", "UDERHO6AZMBDPDYSEW35EXRD77G5PZOANF6GE5E4GZBK4PDIRYAAC7W7");
        assertEquals(1, other.status(), other.out());
        assertTrue(other.out().contains("it is not signed by the key that is wanted"), other.out());
        assertEquals(2, verify(SOURCES + "descriptor.json", "--key", "nonsense").status());
    }

    @Test
    void a_card_is_checked_with_a_set_of_keys_and_its_form_is_named() {
        String card = "sources-later/tram-planner/card.json";
        assertEquals(4, verify(card).status());
        Ran ran = verify(card, "--key", "keys/trams.overhead.example.TEST-KEY.jwks.json", "--format", "json");
        assertEquals(0, ran.status(), ran.out());
        assertTrue(ran.out().contains("\"signature_reading\": \"rule-1\""), ran.out());
        assertTrue(ran.out().contains("\"signature\": \"verified\""), ran.out());
    }

    @Test
    void what_cannot_be_read_is_told_and_never_repeated() throws IOException {
        Path odd = Files.writeString(folder.resolve("odd.json"), "{\"a\":1,\"a\":2}");
        Ran ran = verify(odd.toString());
        assertEquals(4, ran.status(), ran.out());
        assertTrue(ran.out().contains("not read: "), ran.out());
        assertEquals(2, verify(odd.toString(), "--format", "sarif").status());
    }

    private static Ran verify(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "verify";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Ran.in(EXAMPLE, all);
    }
}
