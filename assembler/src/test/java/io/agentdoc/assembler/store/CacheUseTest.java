package io.agentdoc.assembler.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Promise(Promised.CACHE)
class CacheUseTest {
    @TempDir
    Path folder;

    private CachePaths paths() {
        return new CachePaths(folder);
    }

    /** A file as a killed writer leaves it. */
    private Path unfinished() throws IOException {
        Path object = paths().object(Digest.of(Bytes.utf8("x")));
        Files.createDirectories(object.getParent());
        return Files.writeString(object.resolveSibling(object.getFileName() + ".0.tmp"), "torn");
    }

    private boolean isBegun() throws IOException {
        return Files.size(paths().use()) > 0;
    }

    @Test
    void who_begins_after_one_that_was_stopped_takes_its_unfinished_files_away() throws IOException {
        Path torn = unfinished();
        Digest whole = SourceCache.at(folder).keep(Bytes.utf8("{}"));
        Files.writeString(paths().use(), "1");
        try (CacheUse use = CacheUse.begin(paths())) {
            assertNotNull(use);
            assertFalse(Files.exists(torn));
            assertTrue(Files.exists(paths().object(whole)));
        }
    }

    @Test
    void where_every_writer_ended_in_order_nothing_is_looked_for() throws IOException {
        try (CacheUse use = CacheUse.begin(paths())) {
            assertNotNull(use);
            assertTrue(isBegun());
        }
        assertFalse(isBegun());
        Path torn = unfinished();
        try (CacheUse use = CacheUse.begin(paths())) {
            assertNotNull(use);
            assertTrue(Files.exists(torn));
        }
    }

    @Test
    void beside_another_writer_nothing_is_taken_away_and_the_last_one_ends_it() throws IOException {
        try (CacheUse one = CacheUse.begin(paths())) {
            assertNotNull(one);
            Path torn = unfinished();
            try (CacheUse two = CacheUse.begin(paths())) {
                assertNotNull(two);
                assertTrue(Files.exists(torn));
            }
            assertTrue(isBegun());
        }
        assertFalse(isBegun());
    }

    @Test
    void beside_a_writer_in_another_process_nothing_is_taken_away() throws Exception {
        Path torn = unfinished();
        Files.writeString(paths().use(), "1");
        Process other = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holding.class.getName(),
                        paths().use().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertEquals('l', other.getInputStream().read());
            try (CacheUse use = CacheUse.begin(paths())) {
                assertNotNull(use);
                assertTrue(Files.exists(torn));
            }
            assertTrue(isBegun());
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (CacheUse use = CacheUse.begin(paths())) {
            assertNotNull(use);
            assertFalse(Files.exists(torn));
        }
    }

    /** Another process that writes into a cache until it is killed. */
    static final class Holding {
        public static void main(String... file) throws Exception {
            FileChannel channel = FileChannel.open(Path.of(file[0]), StandardOpenOption.READ, StandardOpenOption.WRITE);
            channel.lock(0, Long.MAX_VALUE, true);
            System.out.print('l');
            System.out.flush();
            Thread.sleep(600_000);
        }
    }
}
