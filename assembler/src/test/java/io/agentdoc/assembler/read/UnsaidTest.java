package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.assemble.DocumentAssembler;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a subject leaves unsaid is not made up from what it says, and what it says is carried as it said it. */
class UnsaidTest {

    @Test
    @Clause(value = "6.2-7", by = DescriptorReader.class)
    void whom_an_agent_acts_for_is_not_guessed_from_its_name_its_sentence_or_its_work() {
        Documented doc = Documented.descriptor("""
                "subject": {"id": "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP",
                            "handle": "acme-support@acme.example"},
                "does": "The support desk of the Acme organization.", "organization_name": "Acme",
                "offerings": [{"id": "person", "name": "Acts for an organization"}]
                """);

        assertTrue(doc.at("identity").member("acts_for").isEmpty());
        assertTrue(doc.notStated().contains("identity.acts_for"));
        assertTrue(doc.at("identity").member("organization_name").isEmpty());
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-3", "6.9-4"},
            by = DescriptorReader.class)
    @CsvSource({
        "'\"interaction\": \"interactive\"', identity.acts_for, shape.interaction",
        "'\"interaction\": \"service\"',     identity.acts_for, shape.interaction",
        "'\"acts_for\": \"person\"',         shape.interaction, identity.acts_for",
        "'\"acts_for\": \"anyone\"',         shape.interaction, identity.acts_for",
        "'\"fleet\": true',                  shape.interaction, identity.fleet",
    })
    void whether_somebody_attends_it_and_whom_it_acts_for_are_never_told_from_one_another(
            String member, String silent, String stated) {
        Documented doc = Documented.descriptor(member);

        assertTrue(doc.isSilent(silent));
        assertFalse(doc.isSilent(stated));
    }

    @Test
    @Clause(value = "6.9-3", by = DescriptorReader.class)
    void an_agent_that_does_not_say_whether_it_disturbs_anybody_is_not_said_to_be_a_service() {
        Documented doc = Documented.descriptor("\"does\": \"It runs unattended.\"");

        assertTrue(doc.isSilent("shape.interaction"));
        assertFalse(doc.says("\"service\""));
    }

    @Test
    @Clause(value = "6.9-5", by = DocumentAssembler.class)
    void behind_an_agent_that_acts_for_anyone_stands_an_operator_and_no_principal() {
        Documented doc = new Documented(Assembling.from()
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                        {"name": "Tides", "acts_for": "anyone", "organization_name": "Harbour Office",
                         "provider": {"name": "Harbour Office"}, "owner": "Ann Harbour"}
                        """)
                .json());
        Node identity = doc.at("identity");

        assertEquals(Optional.of("anyone"), identity.text("acts_for"));
        assertEquals(Optional.of("Harbour Office"), identity.text("operator"));
        assertEquals(Optional.of("Ann Harbour"), identity.text("owner"));
        assertTrue(identity.member("organization_name").isEmpty());
    }

    @ParameterizedTest
    @Clause(value = "6.9-1", by = Guest.class)
    @CsvSource(
            delimiter = '|',
            value = {
                "\"standing\": \"guest\"    | true",
                "\"standing\": \"trial\"    | false",
                "\"standing\": \"resident\" | false",
                "\"standing\": \"Guest\"    | false",
                "\"standing\": true         | false",
                "\"standing\": null         | false",
                "\"does\": \"A guest.\"     | false",
            })
    void a_guest_says_so_and_no_silence_is_read_as_resident(String member, boolean guest) {
        Documented doc = Documented.descriptor("\"agent_version\": \"1\", " + member);

        assertEquals(guest, doc.at("identity").member("standing_guest").isPresent());
        assertFalse(doc.says("resident"));
    }

    @Test
    @Clause(value = "6.2-25", by = Limits.class)
    void a_bare_limit_leaves_open_what_applies_it_and_an_unreadable_one_is_not_stated() {
        Node limits = Documented.descriptor("""
                        "limits": {"requests_per_hour": 60, "model_budget_per_day": {"most": 5, "decided_by": "rule"},
                                   "past_them": "It waits.", "words": 7}
                        """).at("asked", "limits");
        assertEquals(
                new JsonNumber("60"),
                limits.member("requests_per_hour").orElseThrow().value());
        assertEquals(
                Optional.of("rule"),
                limits.member("model_budget_per_day").orElseThrow().text("decided_by"));
        assertEquals(3, limits.members().size());

        for (String unreadable : List.of(
                "\"60\"", "-1", "{\"most\": 4, \"decided_by\": \"luck\"}", "{\"decided_by\": \"rule\"}", "[]")) {
            assertTrue(
                    Documented.descriptor("\"limits\": {\"requests_per_hour\": " + unreadable + "}")
                            .isSilent("asked.limits"),
                    unreadable);
        }
    }

    @Test
    @Clause(value = "6.11-8", by = DocumentAssembler.class)
    void the_scopes_are_those_of_the_offerings_and_an_agents_own_word_for_them_counts_nothing() {
        Documented doc = Documented.descriptor("""
                "scope": "open-with-focus", "scopes": ["open-with-focus"],
                "offerings": [{"id": "a", "scope": "open-ended"}, {"id": "b"}, {"id": "c"}]
                """);

        assertEquals(
                List.of("open-ended", "task-specific"),
                doc.at("sells", "scopes").elements().stream()
                        .map(scope -> scope.text().orElse(""))
                        .toList());
    }

    @Test
    @Clause(
            value = {"6.12-8", "6.2-24"},
            by = DescriptorReader.class)
    void what_an_older_descriptor_calls_shape_and_role_comes_out_under_the_names_of_today() {
        Documented doc = Documented.descriptor("""
                "interaction": "service", "systems": [{"role": "ledger", "access": "read"}],
                "shape": {"kind": "bare-harness", "harness": "planted-harness", "memory": "keeps", "model": "example/m",
                          "fleet": true, "steps": "fixed", "tools_runtime": "fixed"}
                """);

        assertEquals(
                List.of("from", "interaction"),
                doc.at("shape").members().stream().map(Node.Entry::name).toList());
        assertFalse(doc.says("planted-harness"));
        Node system = doc.at("reaches", "systems").elements().getFirst();
        assertEquals(Optional.of("ledger"), system.text("name"));
        assertTrue(system.member("role").isEmpty());
    }

    @Test
    @Clause(value = "6.12-10", by = DescriptorOffering.class)
    void the_shape_of_a_trial_is_another_member_and_stays_as_it_is() {
        Documented doc = Documented.descriptor("""
                "shape": {"memory": "keeps"},
                "offerings": [{"id": "a", "trial": {"who": "anyone", "limits": {"per_day": 2},
                               "shape": {"memory": "keeps", "live_seconds": 60, "marked": true}}}]
                """);
        Node shape =
                doc.offering(0).member("trial").orElseThrow().member("shape").orElseThrow();

        assertEquals(
                List.of("memory", "live_seconds", "marked"),
                shape.members().stream().map(Node.Entry::name).toList());
        assertEquals(Optional.of("keeps"), shape.text("memory"));
    }

    @Test
    @Clause(value = "9.5-10", by = DescriptorOffering.class)
    void steps_are_quoted_in_order_and_in_the_shape_of_an_offering() {
        Node offering = Documented.descriptor("""
                        "offerings": [{"id": "a", "steps": [
                          {"id": "z", "name": "Last letter", "description": "Comes first.",
                           "inputs": [{"name": "in", "kind": "text"}], "outputs": [{"name": "out", "kind": "text"}]},
                          {"id": "a", "name": "First letter"}, {"id": "m"}]}]
                        """).offering(0);
        List<Node> steps = offering.member("steps").orElseThrow().elements();

        assertEquals(
                List.of("z", "a", "m"),
                steps.stream().map(step -> step.text("id").orElse("")).toList());
        assertEquals(
                List.of("id", "name", "does", "inputs", "outputs"),
                steps.getFirst().members().stream().map(Node.Entry::name).toList());
        assertTrue(Documented.descriptor("\"offerings\": [{\"id\": \"a\"}]")
                .offering(0)
                .member("steps")
                .isEmpty());
    }

    @Test
    @Clause(value = "9.5-26", by = DescriptorReader.class)
    void what_goes_to_a_person_is_quoted_sentence_by_sentence() {
        Documented doc = Documented.descriptor("\"escalates\": [\"A lost key.\", \"A second loss.\"]");

        assertEquals(
                List.of("A lost key.", "A second loss."),
                doc.at("refuses", "hands_over").elements().stream()
                        .map(one -> one.text().orElse(""))
                        .toList());
        assertTrue(Documented.descriptor("\"escalates\": \"A lost key.\"").isSilent("refuses.hands_over"));
    }

    @Test
    @Clause(value = "9.5-28", by = DescriptorReader.class)
    void systems_and_records_are_carried_member_by_member_and_records_as_declared() {
        Documented doc = Documented.descriptor("""
                "systems": [{"name": "ledger", "access": "call", "needs": "to post", "token": "planted"}],
                "records": [{"name": "log", "when": "per_task", "file": "*/log.csv"}, {"name": "tally", "when": "often"}]
                """);
        Node system = doc.at("reaches", "systems").elements().getFirst();
        List<Node> records = doc.at("leaves", "records").elements();

        assertEquals(Optional.of("to post"), system.text("needs"));
        assertTrue(doc.notStated().contains("reaches.systems[ledger].access"), "call is no level of access");
        assertEquals(Optional.of("*/log.csv"), records.getFirst().text("file"));
        assertEquals(Optional.of("declared"), records.getFirst().text("state"));
        assertTrue(records.get(1).member("when").isEmpty());
        assertFalse(doc.says("planted"));
    }

    @ParameterizedTest
    @Clause(value = "9.5.1-9", by = DescriptorReader.class)
    @ValueSource(
            strings = {
                "\"does\": \"Powered by GPT, a language model.\"",
                "\"does\": \"A plain script, no model inside.\", \"refusals\": \"It never calls a model.\"",
                "\"offerings\": [{\"id\": \"chat\", \"name\": \"Chat with a model\"}]",
            })
    void what_an_agent_is_made_of_is_not_told_from_what_it_says_of_itself(String members) {
        Documented doc = Documented.descriptor(members);

        assertTrue(doc.notStated().contains("shape"));
        assertTrue(doc.isSilent("handling.processors"));
        assertTrue(doc.isSilent("identity.fleet"));
    }

    @Test
    @Clause(value = "5.8-10", by = RunConfigBlock.class)
    void run_configs_that_others_saved_are_not_listed() {
        Documented doc = new Documented(Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", """
                        {"format": "agent-descriptor-v1",
                         "run_config": {"settings": [{"name": "depth"}], "named": [{"name": "the author's"}]}}
                        """)
                .url("team", "example:run-config", "https://a.example/team.json", """
                        {"run_config": "v1", "name": "the team's", "scope": {"kind": "agent", "id": "a"}, "steps": {}}
                        """)
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                        {"name": "A", "run_config": {"named": [{"name": "the owner's"}]}}
                        """)
                .json());

        assertEquals(
                List.of("the author's"),
                doc.at("configs", "named").elements().stream()
                        .map(one -> one.text("name").orElse(""))
                        .toList());
        assertFalse(doc.says("the team's"));
        assertFalse(doc.says("the owner's"));
    }

    /** What cannot be seen is no statement, and a scope that is none of the three still claims least. */
    @Test
    @Clause(value = "9.6-1", by = Quote.class)
    void a_blank_is_not_stated() {
        Documented doc = Documented.of("a2a-card", """
                {"name": "Tides", "description": " \\t", "version": "\\u2003", "url": "https://a.example/x",
                 "skills": [{"id": "a", "name": "Tides", "description": " ", "tags": []}]}
                """);
        assertTrue(doc.isSilent("identity.description"));
        assertTrue(doc.at("identity").member("agent_version").isEmpty());
        assertTrue(doc.offering(0).member("does").isEmpty());

        assertEquals(
                Optional.of("open-ended"),
                Documented.descriptor("\"offerings\": [{\"id\": \"a\", \"scope\": \" \"}]")
                        .offering(0)
                        .text("scope"));
    }
}
