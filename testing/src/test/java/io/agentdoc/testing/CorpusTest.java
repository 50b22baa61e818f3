package io.agentdoc.testing;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

class CorpusTest {

    @Test
    void the_root_is_where_the_parent_pom_is() {
        assertTrue(Files.isRegularFile(Project.root().resolve("testing/pom.xml")));
    }

    @Test
    void a_file_that_is_not_there_skips_the_test() {
        assertThrows(TestAbortedException.class, () -> Corpus.at("no-such-folder/no-such-file"));
    }
}
