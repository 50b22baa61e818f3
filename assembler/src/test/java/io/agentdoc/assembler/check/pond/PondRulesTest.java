package io.agentdoc.assembler.check.pond;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.fixture.RuleCases;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every rule of a Pond manifest has a folder of manifests that keep it and of manifests that break it. */
@Clause({
    "P-4", "P-5", "P-6", "P-7", "P-9", "P-10", "P-11", "P-12", "P-13", "P-14", "P-15", "P-16", "P-17", "P-18", "P-19",
    "P-20", "P-21", "P-22", "P-23", "P-24", "P-25", "P-26", "P-27", "P-28", "P-30", "P-31", "P-32", "P-33", "P-34",
    "P-35", "P-42"
})
class PondRulesTest {
    static final RuleCases<PondManifest> CASES = new RuleCases<>(
            "pond",
            PondRules.all(),
            document -> new PondManifest(
                    Node.root(document), JsonPretty.of(document).size()),
            PondRulesTest::padded);

    @Test
    void every_rule_has_its_folder_and_every_folder_its_rule() {
        CASES.assertComplete();
    }

    @Test
    void a_manifest_that_keeps_every_rule_has_no_finding() {
        assertEquals("", CASES.lines(CASES.clean("clean")));
    }

    @Test
    void the_published_example_has_no_finding() {
        Bytes bytes = Bytes.own(Corpus.specificationBytes("data/pond-manifest-example.json"));
        assertEquals(
                List.of(), PondRules.check(Documents.parse(bytes), bytes.size()).findings());
    }

    @TestFactory
    Stream<DynamicTest> every_rule_is_shown_kept_and_broken() {
        return CASES.all();
    }

    @Test
    void every_clause_that_stands_above_is_broken_by_some_case() {
        NavigableSet<String> claimed = new TreeSet<>(
                Arrays.asList(PondRulesTest.class.getAnnotation(Clause.class).value()));
        claimed.removeAll(CASES.broken());
        assertEquals(new TreeSet<>(), claimed);
    }

    @Test
    void whatever_stands_in_a_manifest_it_gets_findings_and_no_exception() {
        Oddities.of(CASES.clean("clean"), odd -> assertDoesNotThrow(() -> PondRules.check(odd, 1), odd::toString));
    }

    @Test
    @Clause(value = "P-4", by = Size.class)
    void the_last_byte_that_fits_is_the_262144th() {
        JsonObject clean = CASES.clean("clean");
        assertEquals(List.of(), PondRules.check(clean, 262_144).findings());
        assertEquals(
                List.of("P-4"),
                PondRules.check(clean, 262_145).findings().stream()
                        .map(Finding::rule)
                        .toList());
    }

    @Test
    @Clause(value = "P-8", by = RequiredMembers.class)
    void what_nobody_knows_is_ignored_at_the_top_and_nowhere_else() {
        JsonObject clean = CASES.clean("clean");
        JsonObject vendor = Edit.with(clean, "/x_vendor", new JsonNumber("1"));
        assertEquals(List.of(), PondRules.check(vendor, 1).findings());
        JsonObject inside = Edit.with(clean, "/limits/x_vendor", new JsonNumber("1"));
        assertEquals(1, PondRules.check(inside, 1).findings().size());
    }

    @Test
    @Clause(value = "P-41", by = Releases.class)
    void a_release_that_offers_something_else_under_its_old_version_is_told() {
        JsonObject clean = CASES.clean("clean");
        Releases releases = new Releases();
        assertEquals(Optional.empty(), releases.look("monday.json", clean));
        JsonObject listed = Edit.with(clean, "/metadata/short_description", new JsonText("Counts."));
        assertEquals(Optional.empty(), releases.look("tuesday.json", listed));
        JsonObject bounded = Edit.with(clean, "/limits/max_run_seconds", new JsonNumber("7"));
        Finding finding = releases.look("wednesday.json", bounded).orElseThrow();
        assertEquals("warning P-41 /agent_version", finding.level() + " " + finding.rule() + " " + finding.place());
        JsonObject renewed = Edit.with(bounded, "/agent_version", new JsonText("2026.10.2"));
        assertEquals(Optional.empty(), releases.look("thursday.json", renewed));
    }

    /** A case of one byte too many would be a quarter of a megabyte, so its padding is put in here. */
    private static JsonObject padded(JsonObject body) {
        if (!body.has("x_padding")) {
            return body;
        }
        int bare =
                JsonPretty.of(Edit.with(body, "/x_padding", new JsonText(""))).size();
        return Edit.with(body, "/x_padding", new JsonText("x".repeat(262_145 - bare)));
    }
}
