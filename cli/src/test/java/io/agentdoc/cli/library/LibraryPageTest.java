package io.agentdoc.cli.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The blocks of Java on the page are those that are compiled here and run by {@link ExamplesOfThePageTest}. */
class LibraryPageTest {
    private static final Path PAGE = Project.root().resolve("docs/pages/java.md");
    private static final Path SOURCE =
            Project.root().resolve("cli/src/test/java/io/agentdoc/cli/library/Examples.java");
    private static final Pattern MARKED = Pattern.compile("(?s) {4}// on the page\n(.*?) {4}// end\n");
    private static final Pattern BLOCK = Pattern.compile("(?s)```java\n(.*?)```\n");

    @Test
    void each_block_of_the_page_is_the_code_that_runs() throws IOException {
        List<String> code = MARKED.matcher(Files.readString(SOURCE))
                .results()
                .map(block -> block.group(1).stripTrailing().stripIndent() + "\n")
                .toList();
        if (Boolean.getBoolean("agentdoc.update")) {
            Iterator<String> next = code.iterator();
            Files.writeString(
                    PAGE,
                    BLOCK.matcher(Files.readString(PAGE))
                            .replaceAll(block -> Matcher.quoteReplacement("```java\n" + next.next() + "```\n")));
        }
        List<String> shown = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
        assertFalse(code.isEmpty());
        assertEquals(code, shown, "java.md is stale; run this test with -Dagentdoc.update=true");
    }
}
