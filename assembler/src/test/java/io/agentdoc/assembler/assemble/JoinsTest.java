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
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Who a document is about, and what ties a source to that. */
@Clause(value = "4.1-3", by = Joins.class)
class JoinsTest {
    private static final JsonObject SIGNED =
            SignedFixtures.sign(Agents.descriptorBody(), "descriptor-statement-v1", TestKeys.subject());

    private static final JsonObject EMPTY = JsonObject.empty();
    private static final SourceRef.Found LINKED = SourceRef.Found.LINKED;
    private static final SourceRef.Found LISTED = SourceRef.Found.LISTED;
    private static final String ROLE = "https://roles.example/tester.json";
    private static final String TERMS = "https://tester.example/terms.json";

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
    void that_a_configuration_names_a_card_does_not_tie_it_to_a_descriptor_that_only_lies_at_its_domain() {
        Assembling sources = Assembling.from()
                .besides("descriptor", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", SIGNED)
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .url("elsewhere", "a2a-card", "https://hub.example/card.json", Agents.card())
                .file("package", "plugin-package", Documents.parse("{\"plugin.json\": {\"name\": \"p\"}}"));

        assertEquals(Optional.of(JoinedBy.NAMED), joinedBy(sources, "descriptor"));
        assertEquals(Optional.of(JoinedBy.CO_LOCATED), joinedBy(sources, "card"));
        assertTrue(isUntied(sources, "elsewhere"));
        assertTrue(isUntied(sources, "package"));

        Assembling told = sources.about(TestKeys.subject().publicKey().nkey());
        assertEquals(Optional.of(JoinedBy.CONFIGURED), joinedBy(told, "card"));
        assertFalse(isUntied(told, "elsewhere"));
    }

    @Test
    void a_configured_source_of_the_key_or_one_that_points_at_it_ties_the_others() {
        String home = Agents.DOMAIN + "agent-descriptor.json";
        String entry = "https://catalog.example/entry.json";
        Assembling registered = Assembling.from()
                .besides("descriptor", "agent-descriptor", home, SIGNED)
                .url("registration", "agent-manifest", "https://registry.example/x", Agents.registration())
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card());
        Assembling listed = Assembling.from()
                .url("entry", "ai-catalog:entry", entry, EMPTY)
                .found("descriptor", "agent-descriptor", home, LINKED, Set.of(entry), SIGNED)
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card());
        Assembling strangers = registered.with("registration", SignedFixtures.bytes(strangersRegistration()));

        assertEquals(Optional.of(JoinedBy.CONFIGURED), joinedBy(registered, "card"));
        assertEquals(Optional.of(JoinedBy.CONFIGURED), joinedBy(listed, "card"));
        assertEquals(Optional.of(JoinedBy.CO_LOCATED), joinedBy(strangers, "card"));
    }

    private static boolean isUntied(Assembling sources, String id) {
        return sources.document()
                .source(new SourceId(id))
                .flatMap(source -> source.signature().note())
                .filter(note -> note.contains("nothing that the subject signed names this place"))
                .isPresent();
    }

    @Test
    void what_a_source_points_at_is_tied_as_far_as_that_source_is() {
        Assembling sources = Assembling.from()
                .besides("descriptor", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", SIGNED)
                .besides("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .found(
                        "role",
                        "roles-declaration",
                        ROLE,
                        LINKED,
                        Set.of(Agents.DOMAIN + "agent-descriptor.json"),
                        EMPTY)
                .found("iface", "interface-definition", "https://r.example/i", LINKED, Set.of(ROLE), EMPTY)
                .found(
                        "terms",
                        "sow-standing-proposal",
                        TERMS,
                        LINKED,
                        Set.of(Agents.DOMAIN + "agent-card.json"),
                        EMPTY)
                .found("lost", "listing", "https://l.example/1", LINKED, Set.of("https://nobody.example/"), EMPTY);

        assertEquals(Optional.of(JoinedBy.LINKED), joinedBy(sources, "role"));
        assertEquals(Optional.of(JoinedBy.LINKED), joinedBy(sources, "iface"));
        assertEquals(Optional.of(JoinedBy.CO_LOCATED), joinedBy(sources, "terms"));
        assertEquals(Optional.empty(), joinedBy(sources, "lost"));
        assertEquals(
                List.of("lost is pointed at by nothing that is tied to the subject, so it fills nothing"),
                told(sources));
    }

    @Test
    void what_a_source_points_at_whose_signature_failed_fills_nothing() {
        JsonObject altered = Documents.with(SIGNED, "does", "It does everything.");
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .url("descriptor", "agent-descriptor", "https://d.example/", altered)
                .found(
                        "manifest",
                        "pond:agent-manifest",
                        "https://p.example/",
                        LINKED,
                        Set.of("https://d.example/"),
                        EMPTY);

        assertEquals(Optional.empty(), joinedBy(sources, "manifest"));
    }

    @Test
    void a_pointed_at_source_that_names_a_key_says_nothing_of_an_agent_without_one() {
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .found(
                        "evaluation",
                        "eval-record",
                        "https://lab.example/1",
                        LINKED,
                        Set.of(Agents.DOMAIN + "agent-card.json"),
                        SignedFixtures.evalRecord());

        assertEquals(Optional.empty(), joinedBy(sources, "evaluation"));
        assertTrue(
                told(sources).getFirst().contains("nothing says that the subject has one"),
                told(sources).toString());
    }

    @Test
    @Clause(value = "9.1-2", by = Joins.class)
    void what_a_list_names_is_the_subjects_own_verified_document_or_it_is_not_there() {
        JsonObject unsigned = Agents.descriptorBody();
        JsonObject strangers = SignedFixtures.sign(
                Documents.with(
                        Agents.descriptorBody(),
                        "subject",
                        Documents.parse("{\"id\": \"%s\"}"
                                .formatted(TestKeys.of("stranger").publicKey().nkey()))),
                "descriptor-statement-v1",
                TestKeys.of("stranger"));
        Assembling sources = Assembling.from()
                .url("registration", "agent-manifest", "https://registry.example/x", Agents.registration())
                .found("ours", "agent-descriptor", "https://a.example/1", LISTED, Set.of(), SIGNED)
                .found("forged", "agent-descriptor", "https://a.example/2", LISTED, Set.of(), unsigned)
                .found("theirs", "agent-descriptor", "https://a.example/3", LISTED, Set.of(), strangers);

        assertEquals(Optional.of(JoinedBy.NAMED), joinedBy(sources, "ours"));
        assertEquals(
                List.of("ours", "registration"),
                sources.document().sources().stream()
                        .map(source -> source.id().text())
                        .toList());
    }

    @Test
    @Clause(value = "9.4-2", by = SubjectRule.class)
    void a_list_says_nothing_of_who_the_agent_is() {
        Assembling sources = Assembling.from()
                .url("card", "a2a-card", Agents.DOMAIN + "agent-card.json", Agents.card())
                .found("victim", "agent-descriptor", "https://a.example/1", LISTED, Set.of(), SIGNED);

        assertEquals(
                Agents.DOMAIN + "agent-card.json",
                ((io.agentdoc.document.model.About.Subject) sources.document().about()).id());
    }

    @Test
    @Clause(value = "6.7-6", by = Precedence.class)
    void the_copy_that_the_registration_points_at_is_the_home_of_the_descriptor() {
        JsonObject elsewhere = descriptor("9.0.0", "It answers everything.");
        JsonObject hosted = descriptor("1.2.0", "It answers tests.");
        Assembling sources = Assembling.from()
                .url("registration", "agent-manifest", "https://registry.example/x", Agents.registration())
                .besides("descriptor", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", elsewhere)
                .found(
                        "hosted",
                        "agent-descriptor",
                        "https://platform.example/d",
                        LINKED,
                        Set.of("https://registry.example/x"),
                        hosted);

        assertEquals(
                Optional.of("It answers tests."),
                new Documented(sources.json()).at("identity", "description").text());
        Assembling alone = sources.without("registration")
                .url("registration", "agent-manifest", "https://registry.example/x", strangersRegistration());
        assertEquals(
                Optional.of("It answers everything."),
                new Documented(alone.json()).at("identity", "description").text());
    }

    @Test
    @Clause(value = "6.7-5", by = Merge.class)
    void a_registrys_copy_and_the_operators_are_both_listed_and_never_merged() {
        JsonObject older = descriptor("1.1.0", "It answered tests.").without("signatures");
        JsonObject less = SignedFixtures.sign(
                older.without("fleet", "acts_for", "organization_name"), "descriptor-statement-v1", TestKeys.subject());
        JsonObject operators = SignedFixtures.sign(
                Agents.descriptorBody().without("escalates"), "descriptor-statement-v1", TestKeys.subject());
        Assembling sources = Assembling.from()
                .url("operator", "agent-descriptor", Agents.DOMAIN + "agent-descriptor.json", operators)
                .url("registry", "agent-descriptor", "https://registry.example/d", less);

        assertEquals(2, sources.document().sources().size());
        assertEquals(
                List.of("identity.agent_version", "identity.description"),
                sources.document().disagreements().stream()
                        .map(disagreement -> disagreement.member().toString())
                        .toList());
        assertTrue(
                new Documented(sources.json()).isSilent("refuses.hands_over"),
                "what one copy lacks is not taken from the other");
    }

    private static JsonObject descriptor(String version, String does) {
        JsonObject body =
                Documents.with(Documents.with(Agents.descriptorBody(), "agent_version", version), "does", does);
        return SignedFixtures.sign(body, "descriptor-statement-v1", TestKeys.subject());
    }

    private static JsonObject strangersRegistration() {
        return Documents.with(
                Agents.registration(), "id", TestKeys.of("stranger").publicKey().nkey());
    }

    private static List<String> told(Assembling sources) {
        return sources.findings().stream()
                .filter(finding -> finding.rule().equals("4.1-3"))
                .map(finding -> finding.place() + " " + finding.message())
                .toList();
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
