package io.agentdoc.renderer.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Clause;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the specification asks of a page, a small document for each rule. */
class RendererRulesTest {
    private static final String SOURCES = """
        { "id": "card", "kind": "a2a-card", "url": "https://a.example/card.json", "fetched_at": "2026-10-01T09:00:00Z",
          "digest": "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", "signature": "unsigned" },
        { "id": "d", "kind": "agent-descriptor", "url": "https://a.example/d.json", "fetched_at": "2026-10-01T09:00:00Z",
          "digest": "sha256:60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752", "signature": "verified" },
        { "id": "e", "kind": "eval-record", "url": "https://lab.example/e.json", "fetched_at": "2026-10-01T09:00:00Z",
          "digest": "sha256:fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13", "signature": "verified" },
        { "id": "bare", "kind": "listing", "url": "https://list.example/1", "fetched_at": "2026-10-01T09:00:00Z",
          "signature": "not_checked", "signature_note": "no recipe" }\
        """;

    private static Document page(String sections, String... notStated) {
        return whole(
                "\"subject\": { \"id\": \"UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A\" },",
                SOURCES,
                sections,
                notStated);
    }

    private static Document whole(String about, String sources, String sections, String... notStated) {
        String silent = String.join(
                ",", Stream.of(notStated).map(path -> "\"" + path + "\"").toList());
        return parsed("""
            { "agentdoc": "v1", %s "assembled_at": "2026-10-02T09:00:00Z", "assembled_by": "https://directory.example",
              "assembled_by_operator": false, "stale_after": "2026-10-09T09:00:00Z",
              "sources": [ %s ], "sections": { %s }, "not_stated": [ %s ],
              "signatures": [ { "tag": "agentdoc-assembly-v1", "by": "UKEY", "sig": "x", "alg": "ed25519" } ] }
            """.formatted(about, sources, sections, silent));
    }

    private static Document parsed(String json) {
        var settings = new PageSettings(
                Words.english(), Optional.empty(), true, new Assets().under(""), Optional.empty(), Optional.empty());
        RenderedPage page =
                new PageRenderer().render(Bytes.utf8(json), settings).orElseThrow();
        return Jsoup.parse(new String(page.html().toArray(), StandardCharsets.UTF_8));
    }

    private static Document offering(String members) {
        return page("\"sells\": { \"from\": [\"d\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", \"state\":"
                + " \"declared\","
                + members + " } ] }");
    }

    private static String text(Document page, String path) {
        Element element = page.getElementById(path);
        return element == null ? "" : element.text();
    }

    private static void says(Document page, String path, String words) {
        String text = text(page, path);
        assertTrue(text.contains(words), "\"" + words + "\" in " + path + ": " + (text.isEmpty() ? page.text() : text));
    }

    private static void saysNot(String text, String... words) {
        for (String word : words) {
            assertFalse(text.toLowerCase(Locale.ROOT).contains(word), word + " in " + text);
        }
    }

    @Test
    @Clause(value = "3-2", by = PageRenderer.class)
    void each_fact_shows_its_column_beside_its_source() {
        Document page = page("""
            "identity": { "from": ["d"], "acts_for": "person" },
            "asked": { "from": ["card", "e"], "interfaces": [ { "name": "i", "declared_in": "card", "exchanges": [
              { "id": "free", "asks": "free?", "state": "confirmed", "confirmed_at": "2026-10-01T09:00:00Z", "confirmed_by": "e" } ] } ] }\
            """);
        assertTrue(text(page, "identity.acts_for").endsWith("declared [d]"), text(page, "identity.acts_for"));
        assertTrue(
                text(page, "asked.interfaces[i].exchanges[free]").endsWith("confirmed 1 October 2026, 09:00 UTC [e]"),
                text(page, "asked.interfaces[i].exchanges[free]"));
    }

    @Test
    @Clause(value = "4.3-1", by = PageRenderer.class)
    void a_reader_finds_who_what_how_terms_and_refusals_each_in_its_place() {
        Document page = page("""
            "identity": { "from": ["d"], "operator": "Op" },
            "sells": { "from": ["d"], "offerings": [ { "id": "x", "name": "X", "does": "Counts.", "price": "1 EUR", "state": "declared" } ] },
            "access": { "from": ["d"], "admission": "open" },
            "refuses": { "from": ["d"], "statement": "No sums.", "kind": "prose" }\
            """);
        says(page, "identity.operator", "Op");
        says(page, "sells.offerings[x]", "Counts.");
        says(page, "sells.offerings[x].price", "1 EUR");
        says(page, "access.admission", "Open");
        says(page, "refuses", "No sums.");
    }

    @Test
    @Clause(value = "4.3-3", by = PageRenderer.class)
    void what_an_agent_found_of_itself_is_a_claim() {
        String evaluation = """
            "standing": { "from": ["e"], "evaluations": [ { "by": "U1", "run_by_subject": %s, "produced_at": "2026-10-01T09:00:00Z",
              "cases": [ { "id": "c", "kind": "capability", "verdict": "pass" } ], "record": "e" } ] }\
            """;
        says(page(evaluation.formatted("true")), "standing", "about itself: a claim, not evidence");
        says(page(evaluation.formatted("false")), "standing", "neither the agent nor its operator");
    }

    @Test
    @Clause(value = "5.3-5", by = PageRenderer.class)
    void bytes_without_a_digest_are_said_to_be_beyond_checking() {
        Document page = page("\"standing\": { \"from\": [\"bare\"] }");
        says(page, "sources[bare]", "nobody can check that these were the bytes");
        saysNot(text(page, "sources[d]"), "nobody can check");
    }

    @Test
    @Clause(value = "5.8-8", by = PageRenderer.class)
    void a_descriptor_without_settings_takes_none_and_without_a_descriptor_nobody_knows() {
        says(
                page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }", "configs"),
                "configs",
                "declares no settings");
        Document bare = whole(
                "\"subject\": { \"id\": \"https://a.example/\" },",
                SOURCES.substring(0, SOURCES.indexOf("{ \"id\": \"d\"")).strip().replaceAll(",$", ""),
                "\"identity\": { \"from\": [\"card\"], \"name\": \"A\" }",
                "configs");
        saysNot(text(bare, "configs"), "declares no settings");
        says(bare, "configs", "Not stated");
    }

    @Test
    @Clause(value = "5.8-9", by = PageRenderer.class)
    void without_replay_a_step_cannot_be_replayed() {
        String settings =
                "\"configs\": { \"from\": [\"d\"], \"settings\": [ { \"name\": \"model\", \"kind\": \"preference\" } ]"
                        + " %s }";
        says(page(settings.formatted("")), "configs", "cannot be replayed");
        says(page(settings.formatted(", \"replay\": true")), "configs", "can be replayed");
    }

    @Test
    @Clause(value = "6.2-11", by = PageRenderer.class)
    void inputs_of_one_group_are_one_choice_and_none_is_required_alone() {
        Document page = offering("""
            "inputs": [ { "name": "file", "kind": "text", "one_of": "source", "required": true },
              { "name": "link", "kind": "url", "one_of": "source" }, { "name": "note", "kind": "text", "required": true } ]\
            """);
        String offering = text(page, "sells.offerings[x]");
        assertTrue(offering.contains("At least one of these"), offering);
        assertEquals(
                1,
                page.select("#sells dd, #sells li, #sells p").stream()
                        .filter(line -> line.ownText().contains("At least one of these"))
                        .count());
        String group = offering.substring(offering.indexOf("At least one of these"), offering.indexOf("You get back"));
        saysNot(group, "required");
    }

    @Test
    @Clause(value = "6.2-12", by = PageRenderer.class)
    void the_most_of_an_input_is_shown_as_that() {
        says(
                offering("\"inputs\": [ { \"name\": \"f\", \"kind\": \"text\", \"max_bytes\": 1048576 } ]"),
                "sells.offerings[x]",
                "at most 1,048,576 bytes");
    }

    @Test
    @Clause(value = "6.2-17", by = PageRenderer.class)
    @Clause(value = "7.7-5", by = PageRenderer.class)
    void an_offering_without_revisions_or_trial_offers_none() {
        Document page = offering("\"does\": \"Counts.\"");
        says(page, "sells.offerings[x]", "It offers no revisions.");
        says(page, "sells.offerings[x]", "It offers no trial.");
    }

    @Test
    @Clause(value = "6.9-8", by = PageRenderer.class)
    void a_credential_stands_before_every_other_need() {
        Document page = offering(
                "\"needs\": [ { \"file\": \"text/csv\" }, { \"credential\": \"mail\", \"scope\": \"read\" }, \"a quiet"
                        + " hour\" ]");
        String offering = text(page, "sells.offerings[x]");
        assertTrue(offering.contains("mail") && offering.contains("text/csv"), offering);
        assertTrue(offering.indexOf("mail") < offering.indexOf("text/csv"), offering);
    }

    @Test
    @Clause(value = "6.9-12", by = PageRenderer.class)
    void sealing_is_never_said_to_hide_who_speaks() {
        Document page = page(
                "\"access\": { \"from\": [\"d\"], \"sealing\": { \"posture\": \"required\", \"key_declared\": true }"
                        + " }");
        says(page, "access", "That you spoke, and when, stays visible.");
        saysNot(text(page, "access"), "anonym", "private traffic", "untraceable");
    }

    @Test
    @Clause(value = "6.9-18", by = PageRenderer.class)
    void data_use_is_the_operators_own_word() {
        Document page = page("""
            "handling": { "from": ["d"], "promises": { "no_training": true },
              "compliance": [ { "standard": "soc2", "scope": "service", "attestation": { "by": "Audit", "expires_at": "2026-01-01T00:00:00Z" } } ] }\
            """);
        says(page, "handling", "The operator's own word.");
        says(page, "handling", "soc2");
    }

    @Test
    @Clause(value = "6.9-25", by = PageRenderer.class)
    @Clause(value = "6.9-29", by = PageRenderer.class)
    void schemes_are_alternatives_and_grant_nothing() {
        Document page = page(
                "\"access\": { \"from\": [\"d\"], \"schemes\": [ { \"type\": \"apiKey\", \"in\": \"header\", \"name\":"
                        + " \"X\" }, { \"type\": \"http\", \"scheme\": \"bearer\" } ] }",
                "access.admission");
        says(page, "access", "Any one of these is enough.");
        says(page, "access", "grants nothing by itself and does not say who is let in");
        says(page, "access.admission", "It never said who is let in.");
    }

    @Test
    @Clause(value = "6.10-2", by = PageRenderer.class)
    void a_signed_descriptor_makes_no_claim_more_than_declared() {
        Document page =
                page("\"sells\": { \"from\": [\"d\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", \"does\":"
                        + " \"Counts.\", \"state\": \"declared\" } ] }, \"identity\": { \"from\": [\"d\"], \"operator\":"
                        + " \"Op\" }");
        saysNot(text(page, "sells"), "verified", "enforced", "checked:");
        saysNot(text(page, "identity"), "verified", "enforced");
        says(page, "sources[d]", "Signature checked");
        says(page, "sources[d]", "It does not say the statements are true.");
    }

    @Test
    @Clause(value = "6.11-14", by = PageRenderer.class)
    @Clause(value = "6.11-16", by = PageRenderer.class)
    void empty_lists_are_statements_and_absent_ones_are_not() {
        String open = "\"scope\": \"open-with-focus\", \"focus\": \"software\"";
        Document said = offering(open + ", \"workspace\": [], \"authority\": []");
        says(said, "sells.offerings[x]", "Only on what it is sent and what it returns.");
        says(said, "sells.offerings[x]", "Nothing beyond what it is sent and what it returns.");
        Document silent = offering(open);
        saysNot(text(silent, "sells.offerings[x]"), "nothing beyond", "only on what it is sent");
    }

    @Test
    @Clause(value = "6.11-25", by = PageRenderer.class)
    @Clause(value = "9.5-19", by = PageRenderer.class)
    @Clause(value = "9.5.1-10", by = PageRenderer.class)
    void three_ceilings_have_three_sentences_and_unseen_none_is_enforced() {
        String ceilings = """
            "ceilings": { "job_seconds": { "most": 60, "decided_by": "rule" }, "cost_per_job": { "most": "1 EUR", "decided_by": "model" },
              "messages_per_job": { "most": 3 } }\
            """;
        for (String shape : List.of("\"shape\": { \"from\": [\"card\"], \"visibility\": \"opaque\" },", "")) {
            Document page =
                    page(shape + "\"sells\": { \"from\": [\"d\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\","
                            + "\"state\": \"declared\"," + ceilings + " } ] }");
            says(page, "sells.offerings[x].ceilings.job_seconds", "It says a rule stops it there. Nobody here saw");
            says(page, "sells.offerings[x].ceilings.cost_per_job", "The model is asked to keep to it.");
            says(page, "sells.offerings[x].ceilings.messages_per_job", "What holds it to this is not stated.");
            saysNot(page.text(), "enforced");
        }
    }

    @Test
    @Clause(value = "9.5.1-11", by = PageRenderer.class)
    void at_the_door_time_is_still_the_subjects_word() {
        Document page = page(
                "\"shape\": { \"from\": [\"card\"], \"visibility\": \"observed\" }, \"sells\": { \"from\": [\"d\"],"
                        + " \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", \"state\": \"declared\", \"ceilings\": {"
                        + " \"job_seconds\": { \"most\": 60, \"decided_by\": \"rule\" } } } ] }");
        says(page, "sells.offerings[x].ceilings.job_seconds", "That happens inside, past what this assembler saw.");
    }

    @Test
    @Clause(value = "9.5.1-12", by = PageRenderer.class)
    void with_records_a_rule_holds_for_this_deploy_alone() {
        Document page = page(
                "\"shape\": { \"from\": [\"card\"], \"visibility\": \"verifiable\" }, \"sells\": { \"from\": [\"d\"],"
                        + " \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", \"state\": \"declared\", \"ceilings\": {"
                        + " \"job_seconds\": { \"most\": 60, \"decided_by\": \"rule\" } } } ] }, \"standing\": { \"from\":"
                        + " [\"e\"], \"deployments\": [ { \"by\": \"U1\", \"act\": \"deploy\", \"produced_at\":"
                        + " \"2026-10-01T09:00:00Z\", \"record\": \"e\" } ] }");
        says(page, "sells.offerings[x].ceilings.job_seconds", "this deploy alone");
    }

    @ParameterizedTest
    @ValueSource(strings = {"verifiable", "observed", "opaque"})
    @Clause(value = "9.5.1-14", by = PageRenderer.class)
    void visibility_is_how_far_one_can_see_and_no_verdict(String visibility) {
        Document page = page("\"shape\": { \"from\": [\"card\"], \"visibility\": \"" + visibility + "\" }");
        says(page, "shape", "It says how far this assembler could see, and nothing about how good the agent is.");
        saysNot(text(page, "shape.visibility"), "trusted", "checked and found", "safe", "satisfied");
    }

    @Test
    @Clause(value = "7.8-2", by = PageRenderer.class)
    void what_may_be_delegated_is_shown_word_for_word() {
        Document page =
                offering("\"delegation_scopes\": [ { \"id\": \"read\", \"description\": \"Read  the <b>invoices</b> &"
                        + " receipts\" } ]");
        Element offering = page.getElementById("sells.offerings[x]");
        assertTrue(
                offering != null && offering.wholeText().contains("Read  the <b>invoices</b> & receipts"), page.text());
    }

    @Test
    @Clause(value = "8.4-7", by = PageRenderer.class)
    void an_evaluators_bottom_line_stands_beside_the_declarations() {
        Document page = page("""
            "sells": { "from": ["d"], "offerings": [ { "id": "x", "name": "X", "does": "Counts.", "state": "declared" } ] },
            "standing": { "from": ["e"], "evaluations": [ { "by": "U1", "conforms": false, "produced_at": "2026-10-01T09:00:00Z",
              "cases": [], "record": "e" } ] }\
            """);
        says(page, "sells.offerings[x]", "Counts.");
        says(page, "standing", "It does not conform, says this evaluator.");
        saysNot(text(page, "identity"), "conform");
    }

    @Test
    @Clause(value = "9.3-7", by = PageRenderer.class)
    @Clause(value = "9.3-8", by = PageRenderer.class)
    void the_assemblers_signature_and_a_sources_are_two_things() {
        Document page = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }");
        String header = page.select("header.top").text();
        assertTrue(
                header.contains(
                        "these sources were gathered and reported faithfully. It does not say the statements are"
                                + " true."),
                header);
        assertFalse(header.contains("Signature checked: made with key"), header);
        says(page, "sources[d]", "Signature checked");
        saysNot(text(page, "sources[d]"), "assembler signed");
    }

    @Test
    @Clause(value = "9.5-12", by = PageRenderer.class)
    void form_may_be_held_and_quality_never() {
        Document page =
                page("\"sells\": { \"from\": [\"d\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\", \"state\":"
                        + " \"declared\", \"deliverables\": { \"per_task\": [ { \"name\": \"report\", \"media_type\":"
                        + " \"application/pdf\" } ] } } ] }");
        saysNot(text(page, "sells"), "good quality", "high quality", "guarantee", "reliable");
    }

    @Test
    @Clause(value = "9.5-16", by = PageRenderer.class)
    void an_open_offering_says_its_scope_beside_its_name() {
        Document focused = offering("\"scope\": \"open-with-focus\", \"focus\": \"software\"");
        assertTrue(text(focused, "sells.offerings[x]").startsWith("X open, within a focus on software"));
        Document open = offering("\"scope\": \"open-ended\"");
        assertTrue(text(open, "sells.offerings[x]").startsWith("X open-ended: takes any instruction"));
    }

    @Test
    @Clause(value = "9.5-17", by = PageRenderer.class)
    void results_on_a_set_are_counts_and_nothing_else() {
        Document page =
                offering("\"scope\": \"open-with-focus\", \"focus\": \"software\", \"evaluated_against\": [ { \"name\":"
                        + " \"set\", \"version\": \"1\", \"digest\":"
                        + " \"sha256:fd61a03af4f77d870fc21e05e7e80678095c92d808cfb3b5c279ee04c74aca13\" } ]");
        says(page, "sells.offerings[x]", "set");
        saysNot(text(page, "sells"), "%", "★", "stars", "out of");
    }

    @Test
    @Clause(value = "9.5-18", by = PageRenderer.class)
    void an_open_ended_offering_has_no_line_of_what_it_can_do() {
        Document page = offering(
                "\"scope\": \"open-ended\", \"does\": \"Does all things.\", \"examples\": [\"Move a mountain\"],"
                        + " \"authority\": [\"runs-commands\"], \"ceilings\": { \"job_seconds\": { \"most\": 60 } }");
        saysNot(page.text(), "does all things", "move a mountain");
        says(page, "sells.offerings[x]", "makes no claim about what it can do");
        says(page, "sells.offerings[x]", "runs programs");
    }

    @Test
    @Clause(value = "9.5-31", by = PageRenderer.class)
    void a_model_that_was_not_tested_is_shown_as_that() {
        Document page = page(
                "\"configs\": { \"from\": [\"d\"], \"settings\": [ { \"name\": \"model\", \"kind\": \"preference\","
                        + " \"allowed\": [\"a-model\", \"b-model\"] } ], \"tested_models\": [\"a-model\"] }");
        String configs = text(page, "configs");
        assertTrue(configs.matches(".*b-model[^a-z]*allowed, and not tested by its author.*"), configs);
    }

    @Test
    @Clause(value = "9.8-1", by = PageRenderer.class)
    void a_page_is_a_function_of_the_document_alone() {
        String sections = "\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }";
        assertEquals(page(sections).html(), page(sections).html());
    }

    @Test
    @Clause(value = "9.8-2", by = PageRenderer.class)
    void every_section_leads_to_its_sources() {
        Document page = page("\"identity\": { \"from\": [\"card\", \"d\"], \"name\": \"A\", \"name_from\": \"card\","
                + " \"operator\": \"Op\", \"operator_from\": \"d\" }");
        Element identity = page.getElementById("identity");
        assertTrue(
                identity != null
                        && identity.select("header a")
                                .eachAttr("href")
                                .containsAll(List.of("#sources%5Bcard%5D", "#sources%5Bd%5D")),
                () -> String.valueOf(identity));
        assertTrue(text(page, "identity.name").endsWith("[card]"), text(page, "identity.name"));
    }

    @Test
    @Clause(value = "9.8-3", by = PageRenderer.class)
    void silence_has_as_many_rows_as_there_are_paths() {
        String[] silent = {
            "identity.operator",
            "identity.owner",
            "shape",
            "asked",
            "role",
            "sells",
            "access",
            "refuses",
            "reaches",
            "leaves",
            "configs",
            "handling",
            "standing"
        };
        Document page = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }", silent);
        for (String path : silent) {
            assertTrue(page.getElementById(path) != null, path);
            says(page, path, "Not stated.");
        }
        assertEquals(1, page.select("#identity h2").size(), "a section that speaks");
        assertEquals(1, page.select("#access h2").size(), "a section that is silent, at the same level");
    }

    @Test
    @Clause(value = "9.8-4", by = PageRenderer.class)
    @Clause(value = "9.3-6", by = PageRenderer.class)
    void the_age_stands_at_the_top() {
        String header = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }")
                .select("header.top")
                .text();
        assertTrue(header.contains("2 October 2026, 09:00 UTC"), header);
        assertTrue(header.contains("to be treated as an old view after 9 October 2026, 09:00 UTC"), header);
        saysNot(header, "invalid", "expired");
    }

    @Test
    @Clause(value = "9.8-5", by = PageRenderer.class)
    @Clause(value = "14-4", by = PageRenderer.class)
    void nothing_on_a_page_is_a_badge_or_a_number_for_an_agent() {
        Document page = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }, \"standing\": { \"from\": [\"e\"],"
                + " \"evaluations\": [ { \"by\": \"U1\", \"conforms\": true, \"produced_at\":"
                + " \"2026-10-01T09:00:00Z\", \"cases\": [], \"record\": \"e\" } ] }");
        assertEquals(0, page.select("img, svg, picture, meter, progress").size());
        String classes =
                String.join(" ", page.select("[class]").eachAttr("class")).toLowerCase(Locale.ROOT);
        saysNot(classes, "badge", "score", "rating", "star", "tier", "shield", "trust", "tick");
        saysNot(page.text(), "✓", "✔", "★", "trusted", "trust score", "rating");
    }

    @Test
    @Clause(value = "9.8-6", by = PageRenderer.class)
    @Clause(value = "9.8-8", by = PageRenderer.class)
    void what_is_absent_is_not_stated_and_never_nothing() {
        Document page = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }", "access", "reaches");
        says(page, "reaches", "Not stated.");
        saysNot(
                text(page, "reaches").replace("That does not mean it reaches nothing.", ""),
                "reaches nothing",
                "touches nothing");
        says(page, "access", "Not stated.");
        saysNot(
                text(page, "access").replace("A door that nobody described is not an open one.", ""),
                "open",
                "nothing required");
    }

    @Test
    @Clause(value = "9.8-7", by = PageRenderer.class)
    void grants_stand_apart_from_files_and_the_lasting_ones_first() {
        Document page = offering("""
            "inputs": [ { "name": "file", "kind": "text", "when": "per_task" },
              { "name": "mailbox", "kind": "shared_resource", "access": "read", "when": "per_task" },
              { "name": "folder", "kind": "shared_resource", "access": "read", "when": "standing" } ]\
            """);
        String grants = page.select(".grants").text();
        assertTrue(grants.indexOf("folder") >= 0 && grants.indexOf("folder") < grants.indexOf("mailbox"), grants);
        saysNot(grants, "file ");
    }

    @Test
    @Clause(value = "10-1", by = PageRenderer.class)
    @Clause(value = "10-7", by = PageRenderer.class)
    @Clause(value = "10-8", by = PageRenderer.class)
    void twenty_one_attributes_stand_in_a_table_and_none_is_counted() {
        Document page = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }");
        Element table = page.select("#attributes").getFirst();
        assertEquals(21, table.select(".row").size());
        for (Element row : table.select(".row")) {
            String said = row.text();
            assertTrue(
                    said.contains("by asking it") || said.contains("document") || said.contains("record"),
                    "how it is checked: " + said);
        }
        assertTrue(table.text().contains("Nothing listed here shows it"), table.text());
        saysNot(table.text(), "of 21", "%", "missing");
    }

    @Test
    @Clause(value = "12.8-3", by = PageRenderer.class)
    void without_an_evaluation_nothing_has_been_evaluated() {
        says(
                page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }", "standing"),
                "standing",
                "Nothing has been evaluated.");
        says(
                page(
                        "\"standing\": { \"from\": [\"bare\"], \"listings\": [ { \"publisher\": \"L\", \"record\":"
                                + " \"bare\" } ] }",
                        "standing.evaluations"),
                "standing",
                "nothing has been evaluated");
    }

    @Test
    @Clause(value = "12.8-6", by = PageRenderer.class)
    void no_record_is_said_to_show_which_process_answers() {
        Document page = page("""
            "shape": { "from": ["card"], "visibility": "verifiable" },
            "standing": { "from": ["e"], "deployments": [ { "by": "U1", "act": "deploy", "produced_at": "2026-10-01T09:00:00Z", "record": "e" } ] }\
            """);
        saysNot(page.text(), "verified running", "is running the");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "U1, sha256:ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff, true",
                "UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A, -, true",
                "UDYTDILJYZ5U2OP4WLCYJYA46UN3ONBOOPJALZBCULFQBUOQWDT636QI, -, false",
                "U1, -, false"
            })
    @Clause(value = "12.7.1-3", by = PageRenderer.class)
    void a_ceiling_of_a_deploy_that_the_owner_ran_is_of_the_owners_side(
            String by, @Nullable String image, boolean ownerRun) {
        Document page = page("\"standing\": { \"from\": [\"e\"], \"deployments\": [ { \"by\": \"" + by
                + "\", \"act\": \"deploy\", "
                + (image == null ? "" : "\"image_digest\": \"" + image + "\", ")
                + "\"ceilings\": [ { \"system\": \"ledger\", \"per\": \"day\", \"number\": 5, \"enforced_by\":"
                + " \"platform\" } ], \"produced_at\": \"2026-10-01T09:00:00Z\", \"record\": \"e\" } ] }");
        String attributed = "no depot, no builder and no network applies it";
        if (ownerRun) {
            says(page, "standing.deployments[0].ceilings", attributed);
        } else {
            saysNot(page.text(), attributed);
        }
    }

    @Test
    @Clause(value = "P-29", by = PageRenderer.class)
    void a_marketplaces_rich_text_is_cleaned() {
        Document page = whole(
                "\"subject\": { \"id\": \"https://p.example/\" },",
                """
                { "id": "pond", "kind": "pond:agent-manifest", "url": "https://p.example/manifest", "fetched_at": "2026-10-01T09:00:00Z",
                  "signature": "unsigned" }\
                """,
                "\"identity\": { \"from\": [\"pond\"], \"name\": \"P\", \"description\": \"<p>Fine <img src=x"
                        + " onerror=alert(1)><a href='javascript:alert(1)'>link</a></p>\" }");
        assertEquals(0, page.select("img").size());
        assertEquals(0, page.select("a[href^=javascript]").size());
        says(page, "identity.description", "Fine");
    }

    private static String row(Document page, String attribute) {
        return page.select("#attributes .row").stream()
                .map(Element::text)
                .filter(row -> row.startsWith(attribute))
                .findFirst()
                .orElse("");
    }

    private static Document evaluated(String digest, String more) {
        return page(
                "\"role\": { \"from\": [\"d\"], \"name\": \"role-code-writer\" }, \"standing\": { \"from\": [\"e\"],"
                        + " \"evaluations\": [ { \"by\": \"U1\", \"descriptor_digest\": \"" + digest
                        + "\", \"cases\": [], " + more
                        + " \"produced_at\": \"2026-10-01T09:00:00Z\", \"record\": \"e\" } ] }");
    }

    @Test
    @Clause(value = "10-4", by = PageRenderer.class)
    @Clause(value = "10-6", by = PageRenderer.class)
    void a_verdict_shows_something_of_the_descriptor_it_was_on_and_a_role_without_one_shows_nothing() {
        String current = "sha256:60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752";
        String former = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
        assertTrue(row(evaluated(current, ""), "Evaluated").startsWith("Evaluated Attested."));
        assertTrue(row(evaluated(current, ""), "Qualified").startsWith("Qualified Declared and attested."));
        for (Document page : List.of(
                evaluated(former, ""),
                evaluated(current, "\"run_by_subject\": true,"),
                page("\"role\": { \"from\": [\"d\"], \"name\": \"role-code-writer\" }"))) {
            assertTrue(
                    row(page, "Evaluated").startsWith("Evaluated Nothing listed here shows it."),
                    row(page, "Evaluated"));
            assertTrue(
                    row(page, "Qualified").startsWith("Qualified Nothing listed here shows it."),
                    row(page, "Qualified"));
        }
    }

    @Test
    @Clause(value = "10-3", by = PageRenderer.class)
    void an_unsigned_descriptor_describes_and_is_said_to_be_unsigned() {
        Document signed = page("\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }");
        assertTrue(row(signed, "Described").startsWith("Described Declared."), row(signed, "Described"));
        Document unsigned = whole(
                "\"subject\": { \"id\": \"https://a.example/\" },",
                SOURCES.replace("\"verified\"", "\"unsigned\""),
                "\"identity\": { \"from\": [\"d\"], \"name\": \"A\" }");
        assertTrue(
                row(unsigned, "Described").startsWith("Described Declared, and not signed."),
                row(unsigned, "Described"));
    }

    @Test
    @Clause(value = "12.8-4", by = PageRenderer.class)
    void an_attended_agent_is_not_said_to_lack_an_evaluation() {
        String attended = "\"shape\": { \"from\": [\"d\"], \"interaction\": \"interactive\" }";
        says(page(attended, "standing"), "standing", "A person attends it, so that it is not evaluated by probing");
        says(
                page(attended
                        + ", \"standing\": { \"from\": [\"bare\"], \"listings\": [ { \"publisher\": \"L\","
                        + " \"record\": \"bare\" } ] }"),
                "standing",
                "A person attends it");
    }

    @Test
    @Clause(value = "13.5-3", by = PageRenderer.class)
    void a_license_is_shown_as_stated_and_its_absence_as_no_permission() {
        Document page = whole(
                "\"package\": { \"name\": \"p\", \"version\": \"1\" },",
                "{ \"id\": \"package\", \"kind\": \"plugin-package\", \"path\": \"plugin.json\", \"signature\":"
                        + " \"unsigned\" }",
                "\"identity\": { \"from\": [\"package\"], \"name\": \"p\", \"lineage\": [ { \"name\": \"one\","
                        + " \"license\": \"MIT\" }, { \"name\": \"two\" } ] }");
        says(page, "identity.lineage[0].license", "MIT");
        says(page, "identity.lineage[1].license", "No license is stated: no permission to copy.");
        saysNot(page.text(), "may be used freely", "permissive", "compatible");
    }

    @Test
    @Clause(value = "9.5-11", by = PageRenderer.class)
    void a_step_stands_under_its_offering_and_cannot_be_ordered() {
        Document page = offering("\"steps\": [ { \"id\": \"weigh\", \"name\": \"Weigh\" } ]");
        says(page, "sells.offerings[x]", "A step cannot be ordered by itself.");
        assertEquals(0, page.select("[id=sells.offerings[weigh]]").size());
    }

    @Test
    @Clause(value = "6.2-15", by = PageRenderer.class)
    void working_output_is_listed_last_and_never_dropped() {
        String offering = text(
                offering("\"deliverables\": { \"per_task\": [ { \"name\": \"log\", \"working\": true },"
                        + " { \"name\": \"report\" } ] }"),
                "sells.offerings[x]");
        assertTrue(offering.indexOf("report") >= 0 && offering.indexOf("report") < offering.indexOf("log"), offering);
        assertTrue(offering.contains("its working out"), offering);
    }

    @Test
    @Clause(value = "6.9-9", by = PageRenderer.class)
    void a_level_of_reporting_is_its_own_word_and_an_unreadable_one_is_silence() {
        says(offering("\"reporting\": \"on_change\""), "sells.offerings[x].reporting", "It says it reports: on_change");
        Document unreadable = offering("\"reporting\": \"sometimes\"");
        says(unreadable, "sells.offerings[x].reporting", "Not stated.");
        saysNot(text(unreadable, "sells.offerings[x].reporting"), "sometimes", "declared");
    }

    @Test
    @Clause(value = "6.9-20", by = PageRenderer.class)
    void a_claim_to_comply_is_shown_with_its_end_and_its_proof_is_asked_by_nobody() {
        Document page = page("""
                "handling": { "from": ["d"], "compliance": [ { "standard": "soc2", "scope": "the service",
                  "attestation": { "by": "Auditor", "url": "https://auditor.example/soc2", "expires_at": "2026-01-01T00:00:00Z" } },
                  { "standard": "SOC2" } ] }""");
        String said = text(page, "handling.compliance");
        for (String part : List.of("soc2", "the service", "by Auditor", "stated to expire on 1 January 2026", "SOC2")) {
            assertTrue(said.contains(part), part + " in " + said);
        }
        assertTrue(said.contains("Claimed by the operator. Nothing here asked the address or the auditor."), said);
        assertEquals(
                0,
                page.select("[src*=auditor], link[href*=auditor], [http-equiv=refresh]")
                        .size());
    }

    @Test
    @Clause(value = "7.6-5", by = PageRenderer.class)
    void a_price_by_a_meter_is_told_in_words_and_no_sum_is_made() {
        Document tiered = offering("""
                "price_terms": { "model": "tiered", "currency": "USD", "meter": "tokens_out", "per": 1000,
                  "included": { "quantity": 10000, "period": "day" },
                  "tiers": [ { "up_to": 100000, "amount_micro": 2000 }, { "up_to": 1000000, "amount_micro": 1500 }, { "amount_micro": 1000 } ] }""");
        String said = text(tiered, "sells.offerings[x].price_terms");
        for (String part : List.of(
                "up_to: 100000, amount_micro: 2000",
                "up_to: 1000000, amount_micro: 1500",
                "amount_micro: 1000",
                "Each tier prices its own span",
                "What is included is taken off first")) {
            assertTrue(said.contains(part), part + " in " + said);
        }
        saysNot(said, "total", "4500");
        says(
                offering("\"price_terms\": { \"model\": \"per_unit\", \"per\": 1000, \"amount_micro\": 5 }"),
                "sells.offerings[x].price_terms",
                "counted in whole steps");
        says(
                offering("\"price_terms\": { \"model\": \"package\", \"size\": 10, \"amount_micro\": 5 }"),
                "sells.offerings[x].price_terms",
                "A package that is begun counts whole.");
    }

    @Test
    @Clause(value = "7.6-8", by = PageRenderer.class)
    void the_text_behind_an_address_of_terms_is_not_said_to_be_fixed() {
        String fixed = "fixes the address of the text alone";
        says(
                offering("\"price_terms\": { \"model\": \"flat\", \"amount_micro\": 5,"
                        + " \"provider\": { \"terms_url\": \"https://a.example/terms\" } }"),
                "sells.offerings[x].price_terms",
                fixed);
        saysNot(
                offering("\"price_terms\": { \"model\": \"flat\", \"amount_micro\": 5 }")
                        .text(),
                fixed);
    }

    @Test
    @Clause(value = "7.7-11", by = PageRenderer.class)
    void opening_a_live_session_on_a_sample_is_said_to_be_trial_work() {
        Document page = offering("\"samples\": [ { \"id\": \"s\", \"title\": \"A talking page\", \"state\": \"stated\","
                + " \"deliverable\": \"https://a.example/live\" } ]");
        String said = text(page, "sells.offerings[x]");
        assertTrue(said.contains("Looking at a sample is free. Opening a live session on one is trial work."), said);
        saysNot(offering("\"authority\": []").text(), "live session");
    }

    private static Document named(String signature) {
        return whole(
                "\"subject\": { \"id\": \"https://a.example/\" },",
                SOURCES
                        + ", { \"id\": \"handle\", \"kind\": \"net.agentmesh.handle-card\", \"url\": \"https://r.example/h\","
                        + " \"fetched_at\": \"2026-10-01T09:00:00Z\", \"signature\": \"" + signature + "\" }",
                "\"identity\": { \"from\": [\"d\", \"handle\"], \"name\": \"A\", \"name_from\": \"d\","
                        + " \"agent_version\": \"2\", \"agent_version_from\": \"d\","
                        + " \"owner\": \"U1\", \"owner_from\": \"d\","
                        + " \"address\": \"a@r.example\", \"address_from\": \"handle\" }");
    }

    @Test
    @Clause(value = "10-2", by = PageRenderer.class)
    void a_handle_names_where_the_registrars_card_holds_and_nowhere_else() {
        assertTrue(row(named("verified"), "Named").startsWith("Named Attested."), row(named("verified"), "Named"));
        assertTrue(row(named("failed"), "Named").startsWith("Named Nothing listed here shows it."));
        assertTrue(row(named("unsigned"), "Named").startsWith("Named Nothing listed here shows it."));
        assertTrue(row(named("verified"), "Owned").startsWith("Owned Declared."));
        assertTrue(row(named("verified"), "Versioned").startsWith("Versioned Declared."));
    }

    private static Document proposed(String kind) {
        return whole(
                "\"subject\": { \"id\": \"https://a.example/\" },",
                SOURCES
                        + ", { \"id\": \"terms\", \"kind\": \"" + kind + "\", \"url\": \"https://a.example/t\","
                        + " \"fetched_at\": \"2026-10-01T09:00:00Z\", \"signature\": \"verified\" }",
                "\"sells\": { \"from\": [\"terms\"], \"offerings\": [ { \"id\": \"x\", \"name\": \"X\","
                        + " \"price\": \"free\", \"revisions\": { \"most\": 2 }, \"state\": \"declared\" } ] }");
    }

    @Test
    @Clause(value = "10-5", by = PageRenderer.class)
    void a_stranger_can_sign_a_standing_proposal_and_none_made_to_one_party() {
        Document standing = proposed("sow-standing-proposal");
        assertTrue(row(standing, "Contractable").startsWith("Contractable Declared."), row(standing, "Contractable"));
        assertTrue(row(standing, "Priced").startsWith("Priced Declared."));
        assertTrue(row(standing, "Revisable").startsWith("Revisable Declared."));
        for (String silent : List.of("Metered", "Mandated", "Forthright about data")) {
            assertTrue(row(standing, silent).startsWith(silent + " Nothing listed here shows it."), silent);
        }
        assertTrue(
                row(proposed("sow-proposal"), "Contractable").startsWith("Contractable Nothing listed here shows it."));
    }

    @Test
    @Clause(value = "10-10", by = PageRenderer.class)
    void a_profile_is_its_attributes_each_with_its_own_state() {
        Document page = proposed("sow-standing-proposal");
        assertEquals(
                List.of(
                        "Named: Nothing listed here shows it",
                        "Described: Declared",
                        "Doored: Nothing listed here shows it",
                        "Priced: Declared",
                        "Contractable: Declared"),
                page.select("[id=attributes.HIREABLE] li").eachText());
        assertEquals(4, page.select("[id=attributes.WRITE_ACCESS] li").size());
        saysNot(page.text(), "is hireable", "4 of", "3 of");
    }

    @Test
    @Clause(value = "13.7-1", by = PageRenderer.class)
    void no_place_of_a_repository_is_shown_as_where_a_package_is_had() {
        Document page = whole(
                "\"package\": { \"name\": \"p\", \"version\": \"1\" },",
                "{ \"id\": \"repo\", \"kind\": \"agent-repo\", \"path\": \"agent-repo.json\", \"signature\": \"unsigned\" }",
                "\"identity\": { \"from\": [\"repo\"], \"name\": \"p\","
                        + " \"repository\": \"https://git.example/p/tree/v1\", \"depot\": \"https://git.example/p/archive/v1.tar.gz\" }");
        assertEquals(0, page.select("a[href*=git.example]").size());
        saysNot(page.text(), "depot", "install from", "download");
    }

    @Test
    void a_section_shows_every_source_that_its_document_lists_for_it() {
        Document page = page("""
                "identity": { "from": ["bare", "card", "d"], "name": "A", "name_from": "d" }""");
        assertTrue(page.select("#identity > header").text().endsWith("from [bare] [card] [d]"), text(page, "identity"));
    }
}
