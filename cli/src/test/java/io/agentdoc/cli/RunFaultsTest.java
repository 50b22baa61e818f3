package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.ByteArrayOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFaultsTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @TempDir
    Path folder;

    private ExitStatus tell(Throwable fault) {
        World world = Worlds.with(new ByteArrayOutputStream(), err, folder);
        return new RunFaults(new World(
                        world.in(),
                        world.out(),
                        world.err(),
                        Map.of("TMPDIR", folder.toString()),
                        folder,
                        world.clock(),
                        world.stop(),
                        false))
                .tell(fault);
    }

    @Test
    void an_operators_fault_is_its_sentence() {
        assertEquals(ExitStatus.MEND_FIRST, tell(new OperatorFault("The output is a link; name a directory.")));
        assertEquals("agentdoc: The output is a link; name a directory.\n", err.toString(StandardCharsets.UTF_8));
    }

    @Test
    void a_fault_of_the_disk_names_the_file() {
        assertEquals(
                ExitStatus.MEND_FIRST, tell(new UncheckedIOException(new AccessDeniedException("site/index.html"))));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("site/index.html"));
    }

    @Test
    @Promise(Promised.NO_SECRET)
    void a_fault_of_ours_says_where_the_details_are_and_keeps_no_text() throws Exception {
        assertEquals(
                ExitStatus.OUR_FAULT,
                tell(new IllegalStateException("a secret", new IllegalArgumentException("another"))));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("IllegalStateException"), said);
        try (var files = Files.list(folder)) {
            String kept = Files.readString(files.findFirst().orElseThrow());
            assertTrue(kept.contains("RunFaultsTest"));
            assertTrue(kept.contains("java.lang.IllegalArgumentException"));
            assertFalse(kept.contains("secret") || kept.contains("another"));
        }
    }

    @Test
    void an_overflow_of_the_stack_is_ours_too() {
        assertEquals(ExitStatus.OUR_FAULT, tell(new StackOverflowError()));
    }
}
