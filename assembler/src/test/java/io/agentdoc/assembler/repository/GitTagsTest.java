package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
    void a_folder_under_no_version_control_has_none_to_tell_of() {
        assertEquals(Optional.empty(), GitTags.of(folder));
        Draft.write(folder.resolve(".git"), "something else\n");
        assertEquals(Optional.empty(), GitTags.of(folder));
    }
}
