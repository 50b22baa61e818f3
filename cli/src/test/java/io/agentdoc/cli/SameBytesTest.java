package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One build on machines of other languages, zones and encodings. */
class SameBytesTest {
    @TempDir
    Path folder;

    private void build(String out, String... options) throws Exception {
        Process build = OtherProcess.start(
                folder,
                List.of(options),
                "build",
                Project.root().resolve("examples/directory/agentdoc.yaml").toString(),
                "--at",
                "2026-10-03T00:00:00Z",
                "-o",
                out,
                "--cache",
                out + "-cache");
        assertTrue(build.waitFor() <= 1, Files.readString(folder.resolve("other-process.txt")));
    }

    @Test
    @Promise(Promised.SAME_BYTES)
    void neither_language_nor_zone_nor_encoding_changes_a_byte() throws Exception {
        build("here", "-Duser.language=en", "-Duser.country=GB", "-Duser.timezone=UTC");
        build(
                "there",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Pacific/Chatham",
                "-Dfile.encoding=ISO-8859-1");
        build("elsewhere", "-Duser.language=ar", "-Duser.country=EG", "-Duser.timezone=America/St_Johns");
        for (String other : List.of("there", "elsewhere")) {
            assertEquals(
                    Set.of(), Tree.differing(Tree.of(folder.resolve("here")), Tree.of(folder.resolve(other))), other);
        }
    }
}
