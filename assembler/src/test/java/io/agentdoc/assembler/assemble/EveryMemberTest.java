package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Lookup;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every member that a document can have: a source of each kind that may say it, and the same source without it. */
class EveryMemberTest {
    private static final String ID = "source";

    /** What terms, prices, registrars, catalogues and bureaus say, and what stands in a package's own document alone. */
    private static final Set<String> SAID_ELSEWHERE = Set.of(
            "identity.address",
            "identity.lineage",
            "offering.arrangement",
            "offering.minimum",
            "offering.clause_grades",
            "deliverables.interim",
            "deliverable.recurrence",
            "deliverable.due",
            "handling.clause_grades",
            "standing.listings",
            "standing.reports",
            "standing.attestations",
            "attestation.by",
            "attestation.url",
            "attestation.as_of",
            "attestation.enrollment",
            "attestation.record");

    @ParameterizedTest(name = "{0} from a {1}")
    @MethodSource("rows")
    @Clause({"9.3-1", "9.4-18", "9.6-1"})
    void a_member_cites_the_source_that_says_it_and_falls_silent_without(String member, String kind, String pointer) {
        MemberPath path = MemberPath.parse(member).orElseThrow();
        Optional<Lookup.Found> said = found(kind, whole(kind), path);
        Optional<Lookup.Found> without = found(kind, Edit.without(whole(kind), pointer), path);

        assertTrue(said.filter(found -> found.stated().isStated()).isPresent(), "it is said");
        assertTrue(
                said.filter(found -> Sources.of(found.member(), found.holder().members())
                                .contains(new SourceId(ID)))
                        .isPresent(),
                "and cites its source");
        assertFalse(without.filter(found -> found.stated().isStated()).isPresent(), "and is silent without");
    }

    @Test
    void no_member_of_the_document_is_left_out() {
        Set<String> expected = new TreeSet<>();
        Set<String> seen = new HashSet<>();
        Sections.SHAPES.forEach(shape -> collect(shape, seen, expected));
        Set<String> covered = new TreeSet<>(SAID_ELSEWHERE);
        rows().map(Arguments::get)
                .map(row -> found((String) row[1], whole((String) row[1]), path((String) row[0]))
                        .orElseThrow())
                .forEach(found -> covered.add(
                        found.holder().shape().name() + "." + found.member().name()));
        covered.addAll(Set.of("shape.visibility", "sells.scopes"));

        assertEquals(expected, covered);
    }

    private static void collect(Shape<?> shape, Set<String> seen, Set<String> into) {
        if (!seen.add(shape.name())) {
            return;
        }
        for (Member<?> member : shape.members()) {
            into.add(shape.name() + "." + member.name());
            switch (member.form()) {
                case Form.One<?> one -> collect(one.shape(), seen, into);
                case Form.Listed<?> listed -> collect(listed.shape(), seen, into);
                case Form.ByName<?> byName -> collect(byName.shape(), seen, into);
                default -> {}
            }
        }
    }

    private static MemberPath path(String member) {
        return MemberPath.parse(member).orElseThrow();
    }

    private static Optional<Lookup.Found> found(String kind, JsonObject document, MemberPath path) {
        return Lookup.find(assembled(kind, document).sections(), path);
    }

    /** The source alone, or beside the one that declares what it is of. */
    private static AgentDoc assembled(String kind, JsonObject document) {
        Assembling sources = Assembling.from();
        switch (kind) {
            case "roles-declaration" -> sources.url("own", "agent-descriptor", Agents.DOMAIN + "own", declaring());
            case "interface-definition", "commonagent:samples" ->
                sources.url("own", "agent-descriptor", Agents.DOMAIN + "own", declaring());
            case "eval-record" -> sources.url("own", "agent-descriptor", Agents.DOMAIN + "own", declaring());
            default -> {}
        }
        return sources.url(ID, kind, "https://a.example/source", bytes(kind, document))
                .about(TestKeys.subject().publicKey().nkey())
                .trusting(new Trust(
                        Map.of(),
                        Set.of(),
                        Set.of(),
                        Set.of(TestKeys.evaluator().publicKey()),
                        Set.of(),
                        Set.of()))
                .document();
    }

    private static Bytes bytes(String kind, JsonObject document) {
        return SignedFixtures.bytes(
                switch (kind) {
                    case "eval-record" -> SignedFixtures.sign(document, "agent-eval-record-v1", TestKeys.evaluator());
                    case "deployment-record" ->
                        SignedFixtures.sign(document, "agent-deployment-record-v1", TestKeys.deployer());
                    case "build-record" -> SignedFixtures.sign(document, "agent-build-record-v1", TestKeys.builder());
                    default -> document;
                });
    }

    private static JsonObject declaring() {
        return Documents.parse("""
                {"format": "agent-descriptor-v1", "subject": {"id": "%s"}, "role": "role-tester",
                 "interfaces": ["interface-worker"],
                 "offerings": [{"id": "try", "name": "Try", "scope": "open-with-focus", "focus": "software"}]}
                """.formatted(TestKeys.subject().publicKey().nkey()));
    }

    static Stream<Arguments> rows() {
        return resource("members.txt")
                .lines()
                .map(line -> line.strip().split("\\s*\\|\\s*"))
                .filter(row -> row.length == 3)
                .map(row -> Arguments.of(row[0], row[1], row[2]));
    }

    /** A source of that kind that says everything which its kind can say. */
    private static JsonObject whole(String kind) {
        return switch (kind) {
            case "interface-definition" -> Agents.definition();
            case "commonagent:samples" -> Agents.samples();
            case "pond:agent-manifest" -> Agents.pondManifest();
            default ->
                Documents.parse(resource(kind.replace("commonagent:", "") + ".json")
                        .replace("@subject", key("subject"))
                        .replace("@descriptor", declared())
                        .replace("@evaluator", key("evaluator"))
                        .replace("@deployer", key("deployer"))
                        .replace("@builder", key("builder")));
        };
    }

    private static String resource(String name) {
        return Documents.resource(EveryMemberTest.class, "every-member/" + name).display();
    }

    private static String declared() {
        return Digest.of(SignedFixtures.bytes(declaring())).toString();
    }

    private static String key(String label) {
        return TestKeys.of(label).publicKey().nkey();
    }
}
