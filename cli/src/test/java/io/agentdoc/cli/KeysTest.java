package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeysTest {
    private static final String TEST_SEED = "SUAEGDPNTWXACIF45CA23BUY36RIMWZXW5LEHSEOK2ONS5JWJ7PBC2EWBA";
    private static final String TEST_KEY = "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP";

    @TempDir
    Path folder;

    @Test
    void a_new_key_is_written_and_its_public_form_printed_and_read_back() {
        Ran made = Ran.in(folder, "keygen", "-o", "assembler.pem");
        assertEquals(0, made.status());
        assertTrue(made.out().matches("U[A-Z2-7]{55}\n"), made.out());
        Ran read = Ran.in(folder, "key", "assembler.pem");
        assertEquals(0, read.status());
        assertEquals(made.out(), read.out());
    }

    @Test
    void a_file_that_is_there_is_never_overwritten() throws IOException {
        Files.writeString(folder.resolve("mine.txt"), "mine");
        Ran made = Ran.in(folder, "keygen", "-o", "mine.txt");
        assertEquals(2, made.status());
        assertEquals("", made.out());
        assertEquals("mine", Files.readString(folder.resolve("mine.txt")));
    }

    @Test
    void a_folder_that_is_not_there_is_made_and_one_that_cannot_be_is_said_with_what_was_not_done() throws IOException {
        assertEquals(0, Ran.in(folder, "keygen", "-o", "keys/lab.pem").status());
        assertTrue(Files.exists(folder.resolve("keys/lab.pem")));
        Files.writeString(folder.resolve("taken"), "mine");
        Ran refused = Ran.in(folder, "keygen", "-o", "taken/lab.pem");
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("cannot be written, and no key was made"), refused.err());
    }

    @Test
    void a_key_goes_to_a_file_and_nowhere_else() {
        Ran made = Ran.in(folder, "keygen");
        assertEquals(2, made.status());
        assertTrue(made.err().contains("type keygen -o FILE"));
    }

    @Test
    void a_dry_run_makes_no_key() {
        assertEquals(0, Ran.in(folder, "keygen", "-o", "a.pem", "--dry-run").status());
        assertFalse(Files.exists(folder.resolve("a.pem")));
    }

    @Test
    void a_seed_in_the_environment_is_read_and_never_printed() {
        Ran ran = Ran.in(folder, Map.of("KEY", TEST_SEED), "key", "env:KEY", "-v");
        assertEquals(0, ran.status());
        assertEquals(TEST_KEY + "\n", ran.out());
        assertFalse((ran.out() + ran.err()).contains(TEST_SEED));
    }

    @Test
    void a_seed_on_the_command_line_is_refused_and_never_printed() {
        Ran ran = Ran.in(folder, "key", TEST_SEED);
        assertEquals(2, ran.status());
        assertFalse((ran.out() + ran.err()).contains(TEST_SEED));
    }
}
