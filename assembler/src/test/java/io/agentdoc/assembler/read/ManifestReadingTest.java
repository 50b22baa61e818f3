package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Registrations and the descriptions that a mesh makes of them. */
class ManifestReadingTest {
    private static final String KEY = TestKeys.subject().publicKey().nkey();

    @Test
    @Clause(
            value = {"6.9-7", "6.9-22"},
            by = ManifestReader.class)
    void a_published_description_is_quoted_and_its_door_has_a_policy_of_its_own() {
        Documented doc = published("describe.full_storefront.json");

        assertEquals(Optional.of("Text Stats"), doc.at("identity").text("name"));
        assertEquals(
                Optional.of("UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A"),
                doc.at("identity").text("signing_key"));
        assertEquals(
                Optional.of("Counts words, sentences and syllables, and scores readability."),
                doc.at("identity").text("description"));
        assertEquals(Optional.of("screened"), doc.at("access").text("admission"));
        assertEquals(
                Optional.of("Open to any registered agent; paid offerings require a signed agreement."),
                doc.at("access").text("statement"));
        assertEquals(2, doc.at("sells", "offerings").elements().size());
        assertEquals(
                Optional.of("the text to analyze, sent inline"),
                doc.offering(0)
                        .member("needs")
                        .orElseThrow()
                        .elements()
                        .getFirst()
                        .text("text"));
        assertEquals(Optional.of("records_only"), doc.offering(0).text("reporting"));
        assertFalse(doc.says("api.agentmesh.ai"), "an endpoint on a mesh is a binding");
        assertFalse(doc.says("WordCloud.ops"), "a link to somebody else is none of its business");
        assertFalse(doc.says("enrolled"), "reputation is not a registration's to tell");
    }

    @Test
    @Clause(
            value = {"4.1-3", "6.4-1"},
            by = ManifestReader.class)
    void a_registration_that_names_two_agents_is_of_neither() {
        String of = "{\"id\": \"%s\", \"agent_id\": \"%s\", \"name\": \"A\"}";
        String other = TestKeys.stranger().publicKey().nkey();

        Documented two = Documented.of("agent-manifest", of.formatted(KEY, other));
        assertFalse(two.says(KEY));
        assertFalse(two.says(other));
        assertTrue(two.notStated().contains("identity.signing_key"));
        assertEquals(
                Optional.of(KEY),
                Documented.of("agent-manifest", of.formatted(KEY, KEY))
                        .at("identity")
                        .text("signing_key"));
    }

    @Test
    @Clause(value = "6.9-26", by = ManifestReader.class)
    void a_description_without_a_public_part_says_who_it_is_and_no_more() {
        Documented doc = published("describe.no_public_block.json");

        assertEquals(
                11, doc.notStated().stream().filter(path -> !path.contains(".")).count());
        assertTrue(doc.has("identity"));
    }

    @Test
    @Clause(value = "7.6-2", by = ManifestReader.class)
    void an_offering_that_no_sku_covers_has_no_price_and_is_not_free() {
        Documented doc = published("describe.storefront_without_terms.json");

        assertEquals(Optional.of("Echo"), doc.offering(0).text("name"));
        assertTrue(doc.isSilent("sells.offerings[echo].price"));
        assertFalse(doc.says("free"));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.9-4", "6.9-5"},
            by = ManifestReader.class)
    @CsvSource({"person, false", "organization, true", "anyone, false", "people, false"})
    void only_an_organizations_name_is_the_name_of_whom_it_acts_for(String actsFor, boolean named) {
        Documented doc = manifest("\"acts_for\": \"" + actsFor + "\", \"organization_name\": \"The Bench\","
                + " \"interaction\": \"interactive\", \"provider\": {\"name\": \"An Operator\"}");

        assertEquals(
                named,
                doc.at("identity").member("organization_name").isPresent(),
                "and is not stated for anybody else");
        assertEquals(actsFor.equals("people"), doc.isSilent("identity.acts_for"));
        assertEquals(Optional.of("An Operator"), doc.at("identity").text("operator"));
        assertEquals(Optional.of("interactive"), doc.at("shape").text("interaction"));
    }

    @Test
    @Clause(value = "6.9-4", by = ManifestReader.class)
    void whom_it_acts_for_says_nothing_of_how_it_meets_a_caller_and_the_other_way_round() {
        assertTrue(manifest("\"interaction\": \"interactive\"").isSilent("identity.acts_for"));
        assertTrue(manifest("\"acts_for\": \"person\"").isSilent("shape.interaction"));
    }

    @ParameterizedTest
    @CsvSource({"ring-member@1, ring-member, 1", "ring-member, ring-member, ''", "@odd, @odd, ''", "a@b@2, a@b, 2"})
    @Clause(value = "9.4-14", by = ManifestReader.class)
    void a_role_that_it_holds_is_declared_with_its_version(String held, String name, String version) {
        Documented doc = manifest("\"meta\": {\"roles\": [\"" + held + "\", \"second@9\"]}");

        assertEquals(Optional.of(name), doc.at("role").text("name"));
        assertEquals(version, doc.at("role").text("version").orElse(""));
        assertEquals(Optional.of("declared"), doc.at("role").text("state"));
        assertEquals(Optional.of("source"), doc.at("role").text("declared_in"));
    }

    @Test
    @Clause(value = "9.5.1-4", by = ManifestReader.class)
    void a_bridge_to_outside_callers_is_a_door_and_an_endpoint_on_a_mesh_is_none() {
        Documented bridged = manifest("\"extensions\": [{\"uri\": \"mesh://extensions/a2a-bridge/v1\"}]");

        assertEquals(Optional.of("opaque"), bridged.at("shape").text("visibility"));
        assertTrue(manifest("\"extensions\": [{\"uri\": \"mesh://extensions/other/v1\"}], \"endpoint\": \"mesh://a\"")
                .isSilent("shape.visibility"));
    }

    @Test
    @Clause(value = "6.9-10", by = AccessBlock.class)
    void a_key_to_seal_to_is_no_sealing_posture() {
        assertFalse(manifest("\"encryption_key\": \"abc\"").has("access"));
        Node sealing = manifest("\"encryption_key\": \"abc\", \"sealing\": \"required\"")
                .at("access", "sealing");
        assertEquals(Optional.of("required"), sealing.text("posture"));
        assertEquals(Optional.of(true), sealing.member("key_declared").flatMap(Node::flag));
        assertTrue(manifest("\"sealing\": \"preferred\"")
                .at("access", "sealing")
                .member("key_declared")
                .isEmpty());
        assertFalse(
                manifest("\"sealing\": \"maybe\", \"encryption_key\": \"abc\"").has("access"));
    }

    @ParameterizedTest
    @Clause(
            value = {"6.11-3", "9.5-18"},
            by = ManifestReader.class)
    @ValueSource(strings = {"offerings", "skills"})
    void an_offering_is_read_under_either_name_and_an_open_ended_one_describes_nothing(String list) {
        Documented doc =
                manifest("\"" + list + "\": [{\"id\": \"a\", \"description\": \"Does it.\", \"examples\": [\"e\"]},"
                        + " {\"id\": \"b\", \"name\": \"B\", \"scope\": \"open-ended\", \"description\": \"Does all.\","
                        + " \"examples\": [\"f\"]}, {\"name\": \"nameless\"}]");

        assertEquals(2, doc.at("sells", "offerings").elements().size());
        assertEquals(Optional.of("a"), doc.offering(0).text("name"));
        assertEquals(Optional.of("Does it."), doc.offering(0).text("does"));
        assertEquals(Optional.of("open-ended"), doc.offering(1).text("scope"));
        assertFalse(doc.says("Does all."));
        assertEquals(
                1, doc.offering(0).member("examples").orElseThrow().elements().size());
        assertTrue(doc.offering(1).member("examples").isEmpty());
    }

    @Test
    void what_the_registration_says_itself_comes_before_its_public_part() {
        Documented doc =
                manifest("\"description\": \"Its own.\", \"version\": \"2\", \"fleet\": true, \"owner\": \"O\","
                        + " \"public\": {\"description\": \"Another.\"}");

        assertEquals(Optional.of("Its own."), doc.at("identity").text("description"));
        assertEquals(Optional.of("2"), doc.at("identity").text("agent_version"));
        assertEquals(Optional.of(true), doc.at("identity").member("fleet").flatMap(Node::flag));
        assertEquals(Optional.of("O"), doc.at("identity").text("owner"));
        assertEquals(Optional.of(KEY), doc.at("identity").text("signing_key"));
        assertEquals(
                List.of("Another."),
                List.of(manifest("\"public\": {\"description\": \"Another.\"}")
                        .at("identity")
                        .text("description")
                        .orElseThrow()));
    }

    private static Documented published(String name) {
        return new Documented(Assembling.from()
                .url(
                        "source",
                        "agent-manifest",
                        "https://mesh.example/agents/a",
                        Bytes.own(Corpus.bytes("family/mesh/" + name)))
                .json());
    }

    private static Documented manifest(String members) {
        return Documented.of("agent-manifest", "{\"id\": \"" + KEY + "\", " + members + "}");
    }
}
