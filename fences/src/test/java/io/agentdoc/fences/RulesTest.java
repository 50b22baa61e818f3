package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RulesTest {

    private static final Path PAGE = Project.root().resolve("docs/rules.md");

    private final Rules rules = Rules.ofTheHouse();

    @Test
    void every_test_of_the_house_was_read() throws IOException {
        for (Path sources : House.folders("src/test/java")) {
            for (Path source : testsIn(sources)) {
                String name = sources.relativize(source).toString().replace(".java", "");
                String type = name.replace(source.getFileSystem().getSeparator(), ".");
                assertTrue(rules.tests().contain(type), () -> "not compiled: " + type);
            }
        }
    }

    @Test
    void the_list_of_rules_is_what_the_tests_say() throws IOException {
        String said = rules.page();
        if (Boolean.getBoolean("agentdoc.update")) {
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, said);
        }
        assertEquals(said, Files.readString(PAGE), "stale; write it anew with mvn verify -Dagentdoc.update=true");
    }

    @Test
    void every_clause_named_exists() throws IOException {
        Set<String> known = Files.readAllLines(Corpus.specification("clauses.tsv")).stream()
                .skip(1)
                .map(line -> line.split("\t", 2)[0])
                .collect(Collectors.toSet());
        var unknown = new TreeSet<String>();
        rules.all().stream().map(Rule::clause).filter(id -> !known.contains(id)).forEach(unknown::add);
        assertEquals(Set.of(), unknown);
    }

    @Test
    void clauses_stand_in_the_order_of_the_specification() {
        var ids = new TreeSet<Rule>();
        for (String id : List.of("9.10-2", "9.5.1-1", "9.5-10", "9.5-9", "10-1", "9.10-10")) {
            ids.add(new Rule(id, "", ""));
        }
        assertEquals(
                List.of("9.5-9", "9.5-10", "9.5.1-1", "9.10-2", "9.10-10", "10-1"),
                ids.stream().map(Rule::clause).toList());
    }

    private static List<Path> testsIn(Path sources) throws IOException {
        try (var files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith("Test.java")).toList();
        }
    }
}
