package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who a document is about, and what ties a source to that. */
@Clause(value = "4.1-3", by = Joins.class)
class JoinsTest {
    private static final JsonObject SIGNED =
            SignedFixtures.sign(Agents.descriptorBody(), "descriptor-statement-v1", TestKeys.subject());

    @Test
    void a_source_that_names_another_key_fills_nothing_and_is_said_to() {
        JsonObject stranger = Documents.with(
                Documents.with(
                        Agents.registration(),
                        "id",
                        TestKeys.of("stranger").publicKey().nkey()),
                "name",
                "Somebody Else");
        Assembling sources = Assembling.from()
                .file("descriptor", "agent-descriptor", SIGNED)
                .url("registration", "agent-manifest", "https://registry.example/x", stranger);

        assertFalse(new Documented(sources.json()).says("Somebody Else"));
        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("4.1-3")));
        assertEquals(Optional.empty(), joinedBy(sources, "registration"));
    }

    @Test
    void a_card_that_only_lies_at_the_same_place_is_said_to_be_co_located() {
        Assembling sources = Assembling.from()
                .besides("descriptor", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", SIGNED)
                .besides("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card());

        assertEquals(Optional.of(JoinedBy.NAMED), joinedBy(sources, "descriptor"));
        assertEquals(Optional.of(JoinedBy.CO_LOCATED), joinedBy(sources, "card"));
    }

    @Test
    @Clause(value = "9.4-2", by = SubjectRule.class)
    void a_card_alone_is_known_by_the_address_it_was_served_from() {
        Assembling sources =
                Assembling.from().url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card());

        assertEquals(
                Agents.DOMAIN + "agent-card.json",
                ((io.agentdoc.document.model.About.Subject) sources.document().about()).id());
        assertTrue(new Documented(sources.json()).isSilent("identity.signing_key"));
    }

    @Test
    @Clause(value = "9.4-2", by = SubjectRule.class)
    void where_the_only_descriptor_failed_there_is_no_document_and_a_reason() {
        JsonObject altered = Documents.with(SIGNED, "does", "It does everything.");

        assertTrue(
                Assembling.from().file("d", "agent-descriptor", altered).assembled() instanceof Assembled.NoSubject none
                        && none.why().contains("failed"));
    }

    @Test
    @Clause(value = "9.4-4", by = DocumentAssembler.class)
    void an_assembler_says_whether_it_is_the_operator() {
        Assembling sources = Assembling.from().file("d", "agent-descriptor", SIGNED);

        assertEquals(Optional.of(false), sources.document().assembledByOperator());
        assertEquals(
                Optional.of(true),
                sources.operating(TestKeys.subject().publicKey().nkey())
                        .document()
                        .assembledByOperator());
    }

    private static Optional<JoinedBy> joinedBy(Assembling sources, String id) {
        return sources.document()
                .source(new SourceId(id))
                .flatMap(source -> source instanceof Source.Document document ? document.joinedBy() : Optional.empty());
    }
}
