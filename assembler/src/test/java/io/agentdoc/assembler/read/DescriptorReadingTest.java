package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is taken from a Descriptor, and what a typo in it makes of each member. */
@Clause(value = "9.4-18", by = DescriptorReader.class)
class DescriptorReadingTest {

    @ParameterizedTest(name = "{0} = {1}")
    @Clause(
            value = {"6.4-1", "6.10-1"},
            by = Quote.class)
    @CsvSource(
            delimiter = '|',
            value = {
                "interaction | 17          | shape.interaction",
                "interaction | \"often\"   | shape.interaction",
                "acts_for    | \"people\"  | identity.acts_for",
                "fleet       | \"yes\"     | identity.fleet",
                "hosted_in   | \"eu\"      | identity.hosted_in",
                "hosted_in   | [\"eu\", 7] | identity.hosted_in",
                "does        | {}          | identity.description",
                "does        | \"\"        | identity.description",
                "does        | null        | identity.description",
            })
    void an_unreadable_member_is_not_stated(String member, String value, String path) {
        assertTrue(
                Documented.descriptor("\"agent_version\": \"1\", \"" + member + "\": " + value)
                        .isSilent(path),
                path);
    }

    @Test
    @Clause(value = "6.11-2", by = ScopeReading.class)
    void an_offering_without_a_scope_is_task_specific_and_that_is_no_silence() {
        Documented doc = offering("");

        assertEquals(Optional.of("task-specific"), doc.offering(0).text("scope"));
        assertFalse(doc.notStated().stream().anyMatch(path -> path.endsWith(".scope")));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.11-3", "6.11-11", "9.5-18"},
            by = ScopeReading.class)
    @ValueSource(
            strings = {
                "\"scope\": \"magic\"",
                "\"scope\": 4",
                "\"scope\": \"open-with-focus\"",
                "\"scope\": \"open-with-focus\", \"focus\": \"legal\"",
                "\"scope\": \"open-ended\"",
            })
    void what_cannot_be_read_as_a_scope_claims_least(String scope) {
        Documented doc = offering(
                scope + ", \"examples\": [\"do it\"], \"steps\": [{\"id\": \"one\"}], \"role\": \"role-doer\"");

        assertEquals(Optional.of("open-ended"), doc.offering(0).text("scope"));
        for (String capability : List.of("does", "examples", "steps", "role", "focus")) {
            assertFalse(doc.offering(0).member(capability).isPresent(), capability);
        }
        assertFalse(doc.says("Does a thing well"), "its sentence stands nowhere in the document");
    }

    @Test
    @Clause(value = "6.11-18", by = DescriptorOffering.class)
    void one_unknown_value_leaves_the_whole_authority_unread() {
        Documented doc = offering("\"authority\": [\"reads-files\", \"pokes\"]");

        assertTrue(doc.offering(0).member("authority").isEmpty());
        assertTrue(doc.isSilent("sells.offerings[thing].authority"));
        assertFalse(doc.says("reads-files"));
    }

    @Test
    @Clause(value = "6.11-17", by = DescriptorOffering.class)
    void no_authority_and_an_empty_one_are_two_statements() {
        Documented empty = offering("\"authority\": []");

        assertTrue(offering("").isSilent("sells.offerings[thing].authority"));
        assertEquals(
                0,
                empty.offering(0).member("authority").orElseThrow().elements().size());
        assertFalse(empty.isSilent("sells.offerings[thing].authority"));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-13", "6.9-17"},
            by = DataUse.class)
    @ValueSource(
            strings = {
                "{\"promises\": {\"no_training\": false}, \"retention\": {\"max_days\": 3}}",
                "{\"promises\": {\"no_training\": \"yes\"}, \"memory\": \"starts-clean-each-job\"}",
                "{\"promises\": {\"no_training\": true}, \"retention\": \"soon\"}",
                "{\"promises\": {\"no_training\": true}, \"retention\": {\"max_days\": -1}}",
                "{\"promises\": {\"no_training\": true}, \"memory\": \"sometimes\"}",
                "{\"promises\": {\"no_training\": true}, \"processors\": \"none\"}",
                "{\"promises\": {\"no_training\": true}, \"jurisdictions\": [1]}",
            })
    void one_unreadable_member_drops_the_whole_data_use(String block) {
        Documented doc = Documented.descriptor("\"data_use\": " + block);

        assertFalse(doc.has("handling"));
        assertTrue(doc.notStated().contains("handling"));
    }

    @Test
    @Clause(
            value = {"6.9-14", "6.9-15"},
            by = DataUse.class)
    void an_empty_list_of_processors_is_a_statement_and_no_list_is_none() {
        Documented none = Documented.descriptor("\"data_use\": {\"processors\": []}");
        Documented silent = Documented.descriptor("\"data_use\": {\"retention\": {\"max_days\": 9}}");

        assertEquals(0, none.at("handling", "processors").elements().size());
        assertFalse(none.isSilent("handling.processors"));
        assertTrue(silent.notStated().containsAll(List.of("handling.processors", "handling.memory")));
    }

    @Test
    @Clause(
            value = {"6.12-1", "6.12-2", "6.12-3", "6.12-4", "6.12-5", "6.12-6"},
            by = FormerShape.class)
    void an_older_shape_is_taken_apart() {
        Documented doc = Documented.descriptor("""
            "shape": {"kind": "plugin-on-harness", "harness": "claude-code", "memory": "keeps",
                      "model": "example/m", "steps": "fixed", "tools_runtime": "dynamic", "fleet": true},
            "offerings": [{"id": "thing", "name": "A thing"}]\
            """);

        assertEquals(
                Optional.of("remembers-across-jobs"),
                doc.at("handling", "memory").text());
        assertEquals(
                Optional.of("example/m"),
                doc.at("handling", "processors").elements().getFirst().text());
        assertEquals(Optional.of(true), doc.at("identity", "fleet").flag());
        assertEquals(Optional.of("task-specific"), doc.offering(0).text("scope"));
        assertTrue(doc.isSilent("sells.offerings[thing].authority"));
        assertFalse(doc.says("plugin-on-harness") || doc.says("claude-code"));
    }

    @Test
    @Clause(value = "6.12-7", by = FormerShape.class)
    void a_former_member_gives_way_to_its_replacement() {
        Documented doc = Documented.descriptor("\"fleet\": false, \"shape\": {\"fleet\": true}");

        assertEquals(Optional.of(false), doc.at("identity", "fleet").flag());
        assertFalse(doc.json().has("disagreements"));
    }

    @Test
    @Clause(value = "6.2-23", by = DescriptorReader.class)
    void a_systems_name_wins_over_its_alias() {
        Documented doc =
                Documented.descriptor("\"systems\": [{\"role\": \"crm\"}, {\"name\": \"a\", \"role\": \"b\"}]");

        assertEquals(
                List.of("crm", "a"),
                doc.at("reaches", "systems").elements().stream()
                        .map(system -> system.text("name").orElse(""))
                        .toList());
    }

    @Test
    @Clause(value = "6.2-19", by = DescriptorReader.class)
    void refusals_are_carried_to_the_letter_as_prose() {
        Documented doc = Documented.descriptor("\"refusals\": \"It guesses nothing.\\n  It lies to nobody. \"");

        assertEquals(
                Optional.of("It guesses nothing.\n  It lies to nobody. "),
                doc.at("refuses", "statement").text());
        assertEquals(Optional.of("prose"), doc.at("refuses", "kind").text());
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-26", "6.9-22"},
            by = AccessBlock.class)
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"schemes\": []}                                       | 0  | false",
                "{\"schemes\": [{\"type\": \"http\"}]}                    | 1  | false",
                "{\"admission\": \"open\"}                                | -1 | true",
                "{\"admission\": \"public\", \"statement\": \"Come in.\"} | -1 | true",
            })
    void the_door_has_three_states(String block, int schemes, boolean silent) {
        Documented doc = Documented.descriptor("\"access\": " + block);

        assertEquals(silent, doc.isSilent("access.schemes"));
        assertEquals(
                schemes,
                doc.at("access")
                        .member("schemes")
                        .map(list -> list.elements().size())
                        .orElse(-1));
        assertEquals(!block.contains("open"), doc.isSilent("access.admission"));
    }

    @ParameterizedTest
    @Clause(value = "6.9-27", by = AccessBlock.class)
    @ValueSource(
            strings = {
                "{\"schemes\": [{\"type\": \"http\", \"token\": \"hush-hush\"}], \"admission\": \"open\"}",
                "{\"schemes\": [{\"type\": \"http\", \"url\": \"https://x.example/hush-hush\"}]}",
                "{\"schemes\": [{\"type\": \"apiKey\", \"Secret\": \"hush-hush\"}], \"statement\": \"Come in.\"}",
            })
    void a_binding_where_a_shape_belongs_drops_the_whole_block(String block) {
        Documented doc = Documented.descriptor("\"access\": " + block);

        assertFalse(doc.has("access"));
        assertFalse(doc.says("hush-hush"));
    }

    @Test
    @Clause(value = "9.5-32", by = RunConfigBlock.class)
    void named_run_configs_are_carried_by_name_and_digest_alone() {
        Documented doc = Documented.descriptor("""
            "run_config": {"settings": [{"name": "depth", "kind": "preference", "default": 1, "job_may_set": true}],
                           "named": [{"name": "Deep", "settings": {"depth": 987654},
                                      "digest": "sha256:%s"}]}\
            """.formatted("a".repeat(64)));
        Node named = doc.at("configs", "named").elements().getFirst();

        assertEquals(Optional.of("Deep"), named.text("name"));
        assertEquals(Optional.of(false), named.member("digest_checked").flatMap(Node::flag));
        assertFalse(doc.says("987654"));
        assertTrue(doc.isSilent("configs.tested_models"));
    }

    @Test
    @Clause(value = "6.2-35", by = DescriptorReader.class)
    void an_unknown_member_is_ignored() {
        assertFalse(
                Documented.descriptor("\"x_vendor\": {\"secret\": \"zebra\"}").says("zebra"));
    }

    @Test
    @Clause(value = "6.4-3", by = DescriptorReader.class)
    void evidence_about_itself_is_reported_and_not_carried() {
        Assembling sources = Assembling.from()
                .file(
                        "d",
                        "agent-descriptor",
                        Documents.parse("{\"format\": \"agent-descriptor-v1\", \"reputation\": {\"stars\": 5}}"));

        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("6.4-3")));
        assertFalse(new Documented(sources.json()).says("stars"));
    }

    @Test
    @Clause(value = "2-1", by = DescriptorReader.class)
    void a_draft_names_nobody() {
        Documented doc = Documented.descriptor("\"agent_version\": \"1\"");

        assertEquals(
                Optional.of("https://directory.example#entry"),
                Node.root(doc.json()).member("subject").flatMap(subject -> subject.text("id")));
        assertTrue(doc.isSilent("identity.signing_key"));
    }

    @ParameterizedTest
    @Clause(value = "9.5-18", by = ScopeReading.class)
    @ValueSource(strings = {"open-ended", "any"})
    void an_open_ended_offering_has_no_focus(String scope) {
        Documented doc = Documented.descriptor(
                "\"offerings\": [{\"id\": \"o\", \"scope\": \"" + scope + "\", \"focus\": \"software\"}]");

        assertEquals(Optional.of("open-ended"), doc.offering(0).text("scope"));
        assertTrue(doc.offering(0).member("focus").isEmpty());
    }

    @Test
    @Clause(value = "6.4-1", by = Quote.class)
    void a_list_with_a_blank_in_it_is_no_list_of_texts() {
        assertTrue(Documented.descriptor(
                        "\"run_config\": {\"settings\": [{\"name\": \"s\"}], \"tested_models\": [\"a\", \" \"]}")
                .notStated()
                .contains("configs.tested_models"));
    }

    @ParameterizedTest
    @Clause(value = "9.6-1", by = Furnished.class)
    @ValueSource(strings = {"", ", \"when\": \"daily\"", ", \"when\": null", ", \"when\": [\"per_task\"]"})
    void an_output_that_does_not_say_when_is_not_promised_with_each_task(String when) {
        String offering = "\"offerings\": [{\"id\": \"o\", \"outputs\": [{\"name\": \"tray\", \"kind\": \"text\"" + when
                + "}%s]}]";

        Documented alone = Documented.descriptor(offering.formatted(""));
        assertTrue(alone.notStated().contains("sells.offerings[o].deliverables"));
        assertFalse(alone.says("tray"));
        Documented beside = Documented.descriptor(
                offering.formatted(", {\"name\": \"list\", \"kind\": \"text\", \"when\": \"standing\"}"));
        assertFalse(beside.says("tray"));
        assertTrue(beside.says("\"list\""));
    }

    @ParameterizedTest
    @Clause(value = "6.9-17", by = DataUse.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[\"DE\"] | [\"US\"] | false",
                "[\"DE\", \"FR\"] | [\"FR\", \"DE\"] | true",
                "[\"DE\"] | null | true"
            })
    void a_declaration_that_names_two_sets_of_places_names_none(String one, String other, boolean stated) {
        Documented doc = Documented.descriptor("\"does\": \"x\", \"data_use\": {\"promises\": {\"no_training\": true},"
                + " \"jurisdictions\": " + one + ", \"processed_in\": " + other + "}");

        assertEquals(stated, doc.says("no_training"));
        assertEquals(!stated, doc.notStated().contains("handling"));
    }

    private static Documented offering(String members) {
        return Documented.descriptor("\"offerings\": [{\"id\": \"thing\", \"name\": \"A thing\","
                + " \"description\": \"Does a thing well\"" + (members.isEmpty() ? "" : ", " + members) + "}]");
    }
}
