package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is the authority, what only projects it, and what is no source at all. */
class ProjectionsTest {

    @Test
    @Clause(value = "6.8-1", by = OfferingsMerge.class)
    void a_card_that_says_otherwise_than_the_descriptor_has_drifted_and_its_door_is_its_own() {
        JsonObject skill = Documents.parse("""
                {"skills": [{"id": "try", "name": "Try a thing", "description": "Tries everything.", "tags": []}]}
                """);
        JsonObject card = Documents.with(
                Documents.with(Agents.card(), "description", "It answers everything."),
                "skills",
                skill.get("skills").orElseThrow());
        AgentDoc doc = Agents.complete(Agents.descriptorBody(), card, Agents.registration())
                .document();

        assertEquals(
                List.of("identity.description", "sells.offerings[try].does"),
                doc.disagreements().stream()
                        .map(Disagreement::member)
                        .map(Object::toString)
                        .toList());
        Documented said = new Documented(Agents.complete(Agents.descriptorBody(), card, Agents.registration())
                .json());
        assertEquals(Optional.of("It answers tests."), said.at("identity").text("description"));
        assertEquals(
                Optional.of("https://tester.example/a2a"), said.at("access").text("address"));
        assertEquals(Optional.of("card"), said.at("access").text("address_from"));
    }

    @Test
    @Clause(value = "11-1", by = Merge.class)
    void a_registration_that_was_edited_alone_is_told_from_the_descriptor_that_governs() {
        JsonObject edited = Documents.with(Agents.registration(), "interaction", "interactive");
        AgentDoc doc =
                Agents.complete(Agents.descriptorBody(), Agents.card(), edited).document();
        Disagreement drift = doc.disagreements().getFirst();

        assertEquals(1, doc.disagreements().size());
        assertEquals("shape.interaction", drift.member().toString());
        assertEquals("descriptor", drift.carriedFrom().text());
        assertEquals("registration", drift.foundFrom().text());
    }

    @Test
    @Clause(value = "9.7-3", by = DocumentAssembler.class)
    void the_subject_corrects_its_document_by_changing_what_it_signs() {
        JsonObject corrected = Documents.with(Agents.descriptorBody(), "does", "It answers tests, and slowly.");
        Documented before = new Documented(Agents.complete().json());
        Documented after = new Documented(
                Agents.complete(corrected, Agents.card(), Agents.registration()).json());

        assertEquals(Optional.of("It answers tests."), before.at("identity").text("description"));
        assertEquals(
                Optional.of("It answers tests, and slowly."),
                after.at("identity").text("description"));
        assertFalse(after.at("identity").text("description").equals(Optional.of("It answers tests.")));
    }

    @Test
    @Clause(value = "6.6-2", by = SourceEntry.class)
    void an_unsigned_descriptor_is_worth_the_place_it_came_from_and_says_both() {
        JsonObject json = Assembling.from()
                .url("descriptor", "agent-descriptor", "https://a.example/d.json", Agents.descriptorBody())
                .json();
        Node source = Node.root(json).member("sources").orElseThrow().elements().getFirst();

        assertEquals(Optional.of("unsigned"), source.text("signature"));
        assertEquals(Optional.of("https://a.example/d.json"), source.text("url"));
        assertTrue(source.member("signed_by").isEmpty());
    }

    @Test
    @Clause(value = "5.3-3", by = SourceEntry.class)
    void every_source_that_is_listed_carries_the_digest_of_its_bytes() {
        Assembling sources = Agents.complete();

        for (Source source : sources.document().sources()) {
            assertEquals(
                    Optional.of(Digest.of(sources.bytes(source.id().text()))),
                    source.digest(),
                    source.id().text());
        }
        assertTrue(sources.document().sources().size() > 10);
    }

    @Test
    @Clause(value = "5.3-7", by = DocumentAssembler.class)
    void the_references_of_a_job_are_capabilities_and_stand_nowhere() {
        Documented doc = new Documented(Agents.complete()
                .url("job", "example:job-manifest", "https://mesh.example/jobs/1", """
                        {"format": "job-manifest-v1", "agent": "%s", "task": "task-planted",
                         "pieces": [{"name": "p", "ref": "mesh://planted/piece", "media_type": "text/plain", "size": 3}]}
                        """.formatted(
                                TestKeys.subject().publicKey().nkey()))
                .json());

        assertFalse(doc.says("planted"));
    }

    @ParameterizedTest
    @EnumSource(KnownKind.class)
    @Clause(value = "9.1-2", by = Materials.class)
    void an_agentdoc_is_no_source_whatever_it_is_called(KnownKind kind) {
        JsonObject earlier = SignedFixtures.sign(
                Documents.with(
                        Agents.complete().json(),
                        "by",
                        TestKeys.assembler().publicKey().nkey()),
                "agentdoc-assembly-v1",
                TestKeys.assembler());
        JsonObject json = Assembling.from()
                .url("card", "a2a-card", "https://tester.example/card.json", "{\"name\": \"Tester\"}")
                .url("earlier", kind.toString(), "https://tester.example/.well-known/agentdoc.json", earlier)
                .json();
        Node missing =
                Node.root(json).member("unavailable").orElseThrow().elements().getFirst();

        assertEquals(
                1, Node.root(json).member("sources").orElseThrow().elements().size());
        assertEquals(Optional.of("earlier"), missing.text("id"));
        assertFalse(new Documented(json).says("It answers tests."));
    }
}
