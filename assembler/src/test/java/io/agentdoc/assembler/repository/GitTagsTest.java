package io.agentdoc.assembler.repository;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.SPARSE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tags as git leaves them on disk. */
class GitTagsTest {
    private static final String PACKED = """
        # pack-refs with: peeled fully-peeled sorted
        1111111111111111111111111111111111111111 refs/heads/main
        2222222222222222222222222222222222222222 refs/tags/0.9.0
        ^3333333333333333333333333333333333333333
        """;

    @TempDir
    Path folder;

    @Test
    void packed_and_loose_tags_are_read() {
        Draft.write(folder.resolve(".git/packed-refs"), PACKED);
        Draft.write(folder.resolve(".git/refs/tags/v1.0.0"), "4444444444444444444444444444444444444444\n");
        Draft.write(folder.resolve(".git/refs/tags/letters/1.1.0"), "5555555555555555555555555555555555555555\n");
        assertEquals(Optional.of(Set.of("0.9.0", "v1.0.0", "letters/1.1.0")), GitTags.of(folder));
    }

    @Test
    void a_second_worktree_has_the_tags_of_the_first() {
        Draft.write(folder.resolve("first/.git/packed-refs"), PACKED);
        Draft.write(folder.resolve("first/.git/worktrees/second/commondir"), "../..\n");
        Draft.write(folder.resolve("second/.git"), "gitdir: ../first/.git/worktrees/second\n");
        assertEquals(Optional.of(Set.of("0.9.0")), GitTags.of(folder.resolve("second")));
    }

    @Test
    void a_place_that_can_be_none_is_none() {
        Draft.write(folder.resolve("second/.git"), "gitdir: a\u0000b\n");
        assertEquals(Optional.empty(), GitTags.of(folder.resolve("second")));
        assertEquals(Optional.empty(), GitIndex.tracked(folder.resolve("second")));
        Draft.write(folder.resolve("first/.git/HEAD"), "ref: refs/heads/a\u0000b\n");
        assertEquals(Optional.empty(), GitHead.of(folder.resolve("first")));
    }

    @Test
    @Promise(Promised.TIME_AND_HEAP)
    void files_without_an_end_are_none() throws IOException {
        Draft.write(folder.resolve("second/.git"), "gitdir: own\n");
        huge(folder.resolve("second/own/commondir"));
        huge(folder.resolve("second/own/packed-refs"));
        assertEquals(Optional.of(Set.of()), GitTags.of(folder.resolve("second")));
        huge(folder.resolve("third/.git"));
        assertEquals(Optional.empty(), GitTags.of(folder.resolve("third")));
        huge(folder.resolve("first/.git/HEAD"));
        assertEquals(Optional.empty(), GitHead.of(folder.resolve("first")));
        Draft.write(folder.resolve("first/.git/HEAD"), "ref: refs/heads/main\n");
        huge(folder.resolve("first/.git/refs/heads/main"));
        assertEquals(Optional.empty(), GitHead.of(folder.resolve("first")));
        Files.delete(folder.resolve("first/.git/HEAD"));
        Files.createSymbolicLink(folder.resolve("first/.git/HEAD"), Path.of("/dev/zero"));
        assertEquals(Optional.empty(), GitHead.of(folder.resolve("first")));
    }

    /** Three gigabytes that take no room on the disk. */
    private static void huge(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        try (FileChannel channel = FileChannel.open(file, Set.of(WRITE, CREATE_NEW, SPARSE))) {
            channel.write(ByteBuffer.wrap(new byte[1]), 3L << 30);
        }
    }

    @Test
    void a_folder_under_no_version_control_has_none_to_tell_of() {
        assertEquals(Optional.empty(), GitTags.of(folder));
        Draft.write(folder.resolve(".git"), "something else\n");
        assertEquals(Optional.empty(), GitTags.of(folder));
    }
}
