package io.agentdoc.fences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RulesTest {

    private static final Path PAGE = Project.root().resolve("docs/rules.md");
    private static final Path PAGES = Project.root().resolve("docs/pages");
    private static final String STALE = "stale; write it anew with mvn verify -Dagentdoc.update=true";

    /** The actors of which every row is shown or waived; a row that goes missing from one fails the build. */
    private static final Set<String> COMPLETE =
            Set.of("assembler", "directory", "fetcher", "reader", "renderer", "signer", "verifier");

    private final Rules rules = Rules.ofTheHouse();
    private final Waivers waivers = Waivers.ofTheHouse();

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
    void the_lists_of_rules_are_what_the_tests_say() throws IOException {
        String said = RulesPage.lists(waivers);
        if (Boolean.getBoolean("agentdoc.update")) {
            write(new RulesPage(written().table(), said));
        }
        assertEquals(said, written().lists(), STALE);
        for (RulesPart part : RulesPart.ALL) {
            assertEquals(
                    part.text(rules.all()), Files.readString(PAGES.resolve(part.name())), part.name() + " is " + STALE);
        }
    }

    @Test
    void the_table_of_actors_is_what_the_tests_say() throws IOException {
        var said = RulesPage.of(coverage(), waivers);
        if (Boolean.getBoolean("agentdoc.update")) {
            write(said);
        }
        assertEquals(said.table(), written().table(), STALE);
    }

    @Test
    void the_page_of_the_documentation_says_the_same() throws IOException {
        assertEquals(written().documentation(), Files.readString(PAGES.resolve("rules.md")), STALE);
    }

    @Test
    void every_rule_stands_on_one_page() {
        for (Rule rule : rules.all()) {
            assertEquals(
                    1,
                    RulesPart.ALL.stream().filter(part -> part.has(rule)).count(),
                    () -> "no page is for chapter " + RulesPart.chapter(rule));
        }
    }

    private void write(RulesPage page) throws IOException {
        Files.writeString(PAGE, page.text());
        Files.writeString(PAGES.resolve("rules.md"), page.documentation());
        for (RulesPart part : RulesPart.ALL) {
            Files.writeString(PAGES.resolve(part.name()), part.text(rules.all()));
        }
    }

    @Test
    void no_rule_of_a_complete_actor_is_missing() throws IOException {
        for (Coverage actor : coverage()) {
            if (COMPLETE.contains(actor.actor())) {
                assertEquals(Set.of(), actor.missing(), actor::actor);
            }
        }
    }

    @Test
    void every_actor_called_complete_is_one_of_the_specification() throws IOException {
        assertTrue(Obligations.ofTheSpecification().actors().containsAll(COMPLETE));
    }

    @Test
    void a_rule_that_is_waived_is_shown_by_no_test() {
        var shown = new TreeSet<>(rules.clauses());
        shown.retainAll(waivers.reasons().keySet());
        assertEquals(Set.of(), shown);
    }

    @Test
    void no_actor_waives_more_than_one_row_in_twenty() throws IOException {
        assertEquals(
                List.of(),
                coverage().stream()
                        .filter(Coverage::waivesTooMuch)
                        .map(Coverage::actor)
                        .toList());
    }

    @Test
    void only_who_keeps_packages_for_others_is_waived_whole() throws IOException {
        var whole = new TreeSet<>(Obligations.ofTheSpecification().actors());
        whole.retainAll(waivers.reasons().keySet());
        assertEquals(Set.of("registry"), whole);
        assertEquals(
                Set.of("registry"),
                coverage().stream()
                        .filter(actor -> actor.waived().size() == actor.rows())
                        .map(Coverage::actor)
                        .collect(Collectors.toSet()));
    }

    @Test
    void one_waiver_in_twenty_rows_is_allowed_and_two_are_not() {
        var twenty = IntStream.rangeClosed(1, 20).mapToObj(i -> "1-" + i).collect(Collectors.toSet());
        assertFalse(Coverage.of("x", twenty, Set.of(), Waivers.of("1-1\twhy")).waivesTooMuch());
        assertTrue(Coverage.of("x", twenty, Set.of(), Waivers.of("1-1\twhy\n1-2\twhy"))
                .waivesTooMuch());
    }

    @Test
    void what_is_shown_is_met_and_what_is_neither_shown_nor_waived_is_missing() {
        var coverage = Coverage.of("x", Set.of("1-1", "1-2", "1-10"), Set.of("1-2"), Waivers.of("1-1\twhy"));
        assertEquals(Set.of("1-2"), coverage.met());
        assertEquals(Set.of("1-1"), coverage.waived());
        assertEquals(Set.of("1-10"), coverage.missing());
    }

    @Test
    void a_waiver_gives_its_reason_once() {
        assertThrows(IllegalArgumentException.class, () -> Waivers.of("1-1\t "));
        assertThrows(IllegalArgumentException.class, () -> Waivers.of("1-1"));
        assertThrows(IllegalArgumentException.class, () -> Waivers.of("1-1\twhy\n1-1\tbecause"));
    }

    @Test
    void every_clause_named_exists() throws IOException {
        var obligations = Obligations.ofTheSpecification();
        var unknown = new TreeSet<>(rules.clauses());
        unknown.addAll(waivers.reasons().keySet());
        unknown.removeIf(obligations::know);
        unknown.removeAll(obligations.actors());
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

    private List<Coverage> coverage() throws IOException {
        return Coverage.ofEveryActor(Obligations.ofTheSpecification(), rules.clauses(), waivers);
    }

    private static RulesPage written() throws IOException {
        return RulesPage.read(Files.readString(PAGE));
    }

    private static List<Path> testsIn(Path sources) throws IOException {
        try (var files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith("Test.java")).toList();
        }
    }
}
