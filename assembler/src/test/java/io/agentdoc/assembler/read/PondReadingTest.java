package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pond manifests: actions are offerings, plans are proposals. */
@Clause(value = "9.4-8", by = PondReader.class)
class PondReadingTest {
    private static final String ACTION = """
            {"id": "count_words", "name": "Count", "description": "Counts words.",
             "input_schema": {"type": "object",
                              "properties": {"words": {"type": "string", "description": "w"},
                                             "twice": {"type": "boolean", "description": "t"}},
                              "required": ["words"], "additionalProperties": false}}""";

    @Test
    @Clause(
            value = {"P-36", "P-37"},
            by = PondPlans.class)
    void the_published_example_offers_two_things_and_proposes_two_plans() {
        Documented doc = assembled(Bytes.own(Corpus.specificationBytes("data/pond-manifest-example.json")));

        assertEquals(2, doc.at("sells", "offerings").elements().size());
        assertEquals(
                List.of("1.00 USD per 1000 tokens", "19.00 USD per month"),
                doc.at("sells", "plans").elements().stream()
                        .map(plan -> plan.text("price").orElse(""))
                        .toList());
        assertTrue(doc.at("sells", "offerings").elements().stream()
                .allMatch(offering -> offering.member("price").isEmpty()));
        assertTrue(doc.isSilent("sells.offerings[translate_text].price"));
    }

    @Test
    @Clause(value = "P-38", by = PondReader.class)
    void modes_belong_to_the_manifest_and_to_no_action() {
        Documented doc = manifest("\"actions\": [" + ACTION + "]");
        List<Node> inputs = doc.offering(0).member("inputs").orElseThrow().elements();

        assertTrue(doc.offering(0).member("modes").isEmpty());
        assertEquals(Optional.of("text"), inputs.get(0).text("kind"));
        assertEquals(Optional.of(true), inputs.get(0).member("required").flatMap(Node::flag));
        assertEquals(Optional.of("boolean"), inputs.get(1).text("json_type"));
        assertTrue(inputs.get(1).member("kind").isEmpty());
        assertEquals(Optional.of(false), inputs.get(1).member("required").flatMap(Node::flag));
    }

    @Test
    @Clause(value = "P-39", by = PondReader.class)
    void without_actions_no_offering_is_invented() {
        assertTrue(manifest("\"metadata\": {\"name\": \"Counter\"}").notStated().contains("sells"));
    }

    @ParameterizedTest
    @Clause(value = "P-30", by = PondPlans.class)
    @ValueSource(
            strings = {
                "{'name':'A','pricing_model':'free','amount_minor':0,'usage_unit':'token'}",
                "{'name':'A','pricing_model':'pay_as_you_go','amount_minor':0,'usage_unit':'token'}",
                "{'name':'A','pricing_model':'pay_as_you_go','amount_minor':5,'usage_unit':'other'}",
                "{'name':'A','pricing_model':'pay_as_you_go','amount_minor':5,'usage_unit':'token','custom_usage_unit':'x'}",
                "{'name':'A','pricing_model':'pay_as_you_go','amount_minor':5,'usage_unit':'token','currency':'USD'}",
                "{'name':'A','pricing_model':'pay_as_you_go','amount_minor':5,'usage_unit':'token','sort_order':0}",
                "{'name':'A','pricing_model':'subscription','amount_minor':5,'usage_unit':'token','billing_interval':'year','included_units':1}",
                "{'pricing_model':'free','amount_minor':0,'usage_unit':'token','included_units':1}",
                "7",
            })
    void one_bad_plan_leaves_none(String bad) {
        String good = "{'name':'F','pricing_model':'free','amount_minor':0,'usage_unit':'token','included_units':9}";

        assertFalse(manifest(plans(good + "," + bad)).says("plans"));
        assertEquals(1, manifest(plans(good)).at("sells", "plans").elements().size());
    }

    @ParameterizedTest
    @Clause(value = "P-6", by = PondReader.class)
    @ValueSource(strings = {"\"1.0.1\"", "\"1.1\"", "1.0"})
    void another_protocol_version_fills_nothing(String version) {
        Documented doc = assembled(Bytes.utf8("{\"protocol\": \"marketplace-agent\", \"protocol_version\": " + version
                + ", \"agent_version\": \"1\", \"metadata\": {\"name\": \"C\"}}"));

        assertEquals(12, doc.notStated().size());
    }

    @Test
    @Clause(value = "P-24", by = PondReader.class)
    void a_name_is_bounded_in_bytes_and_a_bad_one_leaves_the_rest() {
        Documented doc =
                manifest("\"metadata\": {\"name\": \"" + "語".repeat(200) + "\", \"short_description\": \"Counts.\"}");

        assertTrue(doc.isSilent("identity.name"));
        assertEquals(Optional.of("Counts."), doc.at("identity").text("description"));
    }

    private static String plans(String plans) {
        return "\"metadata\": {\"name\": \"C\", \"pricing_plans\": [" + plans.replace('\'', '"') + "]}";
    }

    private static Documented manifest(String members) {
        return assembled(Bytes.utf8("{\"protocol\": \"marketplace-agent\", \"protocol_version\": \"1.0\","
                + " \"agent_version\": \"1\", \"input_modes\": [\"text/plain\"], " + members + "}"));
    }

    private static Documented assembled(Bytes manifest) {
        return new Documented(Assembling.from()
                .url("pond", "pond:agent-manifest", "https://pond-agent.example/manifest", manifest)
                .json());
    }
}
