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
import java.util.List;
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
                    case "eval-record" ->
                        SignedFixtures.sign(document, "agent-eval-record-v1", TestKeys.evaluator());
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
        return Stream.of(TABLE.strip().split("\n"))
                .map(line -> line.strip().split("\\s*\\|\\s*"))
                .filter(row -> row.length == 3)
                .map(row -> Arguments.of(row[0], row[1], row[2]));
    }

    private static final String TABLE = """
            identity.name                                      | a2a-card            | /name
            identity.name                                      | agent-manifest      | /name
            identity.name                                      | pond:agent-manifest | /metadata/name
            identity.name                                      | plugin-package      | /plugin.json/name
            identity.description                               | agent-descriptor    | /does
            identity.description                               | a2a-card            | /description
            identity.description                               | agent-manifest      | /description
            identity.description                               | pond:agent-manifest | /metadata/short_description
            identity.description                               | plugin-package      | /plugin.json/description
            identity.operator                                  | a2a-card            | /provider/organization
            identity.operator                                  | agent-manifest      | /provider/name
            identity.owner                                     | agent-manifest      | /owner
            identity.signing_key                               | agent-descriptor    | /subject
            identity.signing_key                               | agent-manifest      | /id
            identity.acts_for                                  | agent-descriptor    | /acts_for
            identity.acts_for                                  | agent-manifest      | /acts_for
            identity.organization_name                         | agent-descriptor    | /organization_name
            identity.organization_name                         | agent-manifest      | /organization_name
            identity.fleet                                     | agent-descriptor    | /fleet
            identity.fleet                                     | agent-manifest      | /fleet
            identity.standing_guest                            | agent-descriptor    | /standing
            identity.standing_guest                            | agent-manifest      | /standing
            identity.hosted_in                                 | agent-descriptor    | /hosted_in
            identity.agent_version                             | agent-descriptor    | /agent_version
            identity.agent_version                             | a2a-card            | /version
            identity.agent_version                             | agent-manifest      | /version
            identity.agent_version                             | pond:agent-manifest | /agent_version
            identity.agent_version                             | plugin-package      | /plugin.json/version
            shape.interaction                                  | agent-descriptor    | /interaction
            shape.interaction                                  | agent-manifest      | /interaction
            asked.limits                                       | agent-descriptor    | /limits
            asked.interfaces                                   | agent-descriptor    | /interfaces
            asked.interfaces                                   | agent-manifest      | /interfaces
            asked.interfaces[interface-worker].name            | agent-descriptor    | /interfaces
            asked.interfaces[interface-worker].version         | agent-descriptor    | /interfaces/0/version
            asked.interfaces[interface-worker].declared_in     | agent-descriptor    | /interfaces
            asked.interfaces[interface-worker].version         | interface-definition | /version
            asked.interfaces[interface-worker].definition      | interface-definition | /name
            asked.interfaces[interface-worker].exchanges       | interface-definition | /exchanges
            asked.interfaces[interface-worker].exchanges[free].id | interface-definition | /exchanges
            asked.interfaces[interface-worker].exchanges[free].asks | interface-definition | /exchanges/0/asks
            asked.interfaces[interface-worker].exchanges[free].answer_carries | interface-definition | /exchanges/0/answer_carries
            asked.interfaces[interface-worker].exchanges[free].state | interface-definition | /exchanges
            role.name                                          | agent-descriptor    | /role
            role.name                                          | agent-manifest      | /meta
            role.version                                       | agent-manifest      | /meta
            role.state                                         | agent-descriptor    | /role
            role.declared_in                                   | agent-descriptor    | /role
            role.version                                       | roles-declaration   | /version
            role.definition                                    | roles-declaration   | /name
            sells.offerings                                    | agent-descriptor    | /offerings
            sells.offerings                                    | a2a-card            | /skills
            sells.offerings                                    | agent-manifest      | /offerings
            sells.offerings                                    | pond:agent-manifest | /actions
            sells.plans                                        | pond:agent-manifest | /metadata/pricing_plans
            sells.offerings[try].id                            | agent-descriptor    | /offerings
            sells.offerings[try].name                          | agent-descriptor    | /offerings
            sells.offerings[try].scope                         | agent-descriptor    | /offerings
            sells.offerings[try].state                         | agent-descriptor    | /offerings
            sells.offerings[try].focus                         | agent-descriptor    | /offerings/0/focus
            sells.offerings[try].focus                         | agent-manifest      | /offerings/0/focus
            sells.offerings[try].role                          | agent-descriptor    | /offerings/0/role
            sells.offerings[try].does                          | agent-descriptor    | /offerings/0/description
            sells.offerings[try].does                          | a2a-card            | /skills/0/description
            sells.offerings[try].does                          | agent-manifest      | /offerings/0/description
            sells.offerings[try].does                          | pond:agent-manifest | /actions/0/description
            sells.offerings[try].inputs                        | agent-descriptor    | /offerings/0/inputs
            sells.offerings[try].inputs                        | pond:agent-manifest | /actions/0/input_schema
            sells.offerings[try].inputs[thing].name            | agent-descriptor    | /offerings/0/inputs/0
            sells.offerings[try].inputs[thing].kind            | agent-descriptor    | /offerings/0/inputs/0/kind
            sells.offerings[try].inputs[thing].media_type      | agent-descriptor    | /offerings/0/inputs/0/kind
            sells.offerings[try].inputs[thing].required        | agent-descriptor    | /offerings/0/inputs/0/required
            sells.offerings[try].inputs[thing].when            | agent-descriptor    | /offerings/0/inputs/0/when
            sells.offerings[try].inputs[thing].external        | agent-descriptor    | /offerings/0/inputs/0/external
            sells.offerings[try].inputs[thing].via             | agent-descriptor    | /offerings/0/inputs/0/via
            sells.offerings[try].inputs[thing].one_of          | agent-descriptor    | /offerings/0/inputs/0/one_of
            sells.offerings[try].inputs[thing].max_bytes       | agent-descriptor    | /offerings/0/inputs/0/max_bytes
            sells.offerings[try].inputs[thing].fields          | agent-descriptor    | /offerings/0/inputs/0/fields
            sells.offerings[try].inputs[thing].access          | agent-descriptor    | /offerings/0/inputs/0/access
            sells.offerings[try].inputs[twice].json_type       | pond:agent-manifest | /actions/0/input_schema/properties/twice/type
            sells.offerings[try].deliverables                  | agent-descriptor    | /offerings/0/outputs
            sells.offerings[try].deliverables.per_task         | agent-descriptor    | /offerings/0/outputs/0
            sells.offerings[try].deliverables.standing         | agent-descriptor    | /offerings/0/outputs/1
            sells.offerings[try].deliverables.per_task[verdict].name | agent-descriptor | /offerings/0/outputs/0
            sells.offerings[try].deliverables.per_task[verdict].kind | agent-descriptor | /offerings/0/outputs/0/kind
            sells.offerings[try].deliverables.per_task[verdict].media_type | agent-descriptor | /offerings/0/outputs/0/kind
            sells.offerings[try].deliverables.per_task[verdict].working | agent-descriptor | /offerings/0/outputs/0/working
            sells.offerings[try].steps                         | agent-descriptor    | /offerings/0/steps
            sells.offerings[try].steps[look].id                | agent-descriptor    | /offerings/0/steps/0/id
            sells.offerings[try].steps[look].name              | agent-descriptor    | /offerings/0/steps/0/name
            sells.offerings[try].steps[look].does              | agent-descriptor    | /offerings/0/steps/0/description
            sells.offerings[try].steps[look].inputs            | agent-descriptor    | /offerings/0/steps/0/inputs
            sells.offerings[try].steps[look].outputs           | agent-descriptor    | /offerings/0/steps/0/outputs
            sells.offerings[try].price                         | agent-manifest      | /skus
            sells.offerings[try].price_terms                   | agent-manifest      | /skus
            sells.offerings[try].workspace                     | agent-descriptor    | /offerings/0/workspace
            sells.offerings[try].workspace[0].kind             | agent-descriptor    | /offerings/0/workspace/0/kind
            sells.offerings[try].workspace[0].access           | agent-descriptor    | /offerings/0/workspace/0/access
            sells.offerings[try].workspace[0].for              | agent-descriptor    | /offerings/0/workspace/0/for
            sells.offerings[try].workspace[0].system           | agent-descriptor    | /offerings/0/workspace/0/system
            sells.offerings[try].authority                     | agent-descriptor    | /offerings/0/authority
            sells.offerings[try].authority_decided_by          | agent-descriptor    | /offerings/0/authority_decided_by
            sells.offerings[try].ceilings                      | agent-descriptor    | /offerings/0/ceilings
            sells.offerings[try].ceilings.job_seconds.most     | agent-descriptor    | /offerings/0/ceilings/job_seconds
            sells.offerings[try].ceilings.job_seconds.decided_by | agent-descriptor  | /offerings/0/ceilings/job_seconds/decided_by
            sells.offerings[try].evaluated_against             | eval-record         | /result
            sells.offerings[try].evaluated_against[0].set      | eval-record         | /evaluation_set
            sells.offerings[try].evaluated_against[0].result   | eval-record         | /result
            sells.offerings[try].evaluated_against[0].record   | eval-record         | /result
            sells.offerings[try].trial                         | agent-descriptor    | /offerings/0/trial
            sells.offerings[try].revisions                     | agent-descriptor    | /offerings/0/revisions
            sells.offerings[try].examples                      | agent-descriptor    | /offerings/0/examples
            sells.offerings[try].examples                      | a2a-card            | /skills/0/examples
            sells.offerings[try].examples                      | agent-manifest      | /offerings/0/examples
            sells.offerings[try].modes                         | agent-descriptor    | /offerings/0/modes
            sells.offerings[try].modes                         | a2a-card            | /defaultInputModes
            sells.offerings[try].modes                         | agent-manifest      | /default_input_modes
            sells.offerings[try].needs                         | agent-descriptor    | /offerings/0/needs
            sells.offerings[try].needs                         | agent-manifest      | /offerings/0/needs
            sells.offerings[try].delivers                      | agent-descriptor    | /offerings/0/delivers
            sells.offerings[try].delivers                      | agent-manifest      | /offerings/0/delivers
            sells.offerings[try].reporting                     | agent-descriptor    | /offerings/0/reporting
            sells.offerings[try].reporting                     | agent-manifest      | /offerings/0/reporting/level
            sells.offerings[try].delegation_scopes             | agent-descriptor    | /offerings/0/scopes
            sells.offerings[try].samples                       | commonagent:samples | /samples
            sells.offerings[try].samples[chair].id             | commonagent:samples | /samples/0/id
            sells.offerings[try].samples[chair].title          | commonagent:samples | /samples/0/title
            sells.offerings[try].samples[chair].state          | commonagent:samples | /samples/0
            sells.offerings[try].samples[chair].agent_version  | commonagent:samples | /samples/0/agent_version
            sells.offerings[try].samples[chair].made_at        | commonagent:samples | /samples/0/made_at
            sells.offerings[try].samples[chair].deliverable    | commonagent:samples | /samples/0/deliverable
            sells.offerings[try].samples[chair].receipt        | commonagent:samples | /samples/0/receipt
            access.address                                     | a2a-card            | /url
            access.protocol                                    | a2a-card            | /preferredTransport
            access.schemes                                     | agent-descriptor    | /access/schemes
            access.schemes                                     | agent-manifest      | /public/access/schemes
            access.schemes                                     | commonagent:access  | /access/schemes
            access.schemes                                     | a2a-card            | /security
            access.schemes[both].id                            | commonagent:access  | /access/schemes/0/id
            access.schemes[both].transport                     | commonagent:access  | /access/schemes/0/transport
            access.schemes[both].type                          | commonagent:access  | /access/schemes/0/type
            access.schemes[both].in                            | commonagent:access  | /access/schemes/0/in
            access.schemes[both].name                          | commonagent:access  | /access/schemes/0/name
            access.schemes[both].scheme                        | commonagent:access  | /access/schemes/0/scheme
            access.schemes[both].flows                         | commonagent:access  | /access/schemes/0/flows
            access.schemes[both].scopes                        | commonagent:access  | /access/schemes/0/flows
            access.schemes[both].description                   | commonagent:access  | /access/schemes/0/description
            access.schemes[1].all_of                           | a2a-card            | /security/1
            access.admission                                   | agent-descriptor    | /access/admission
            access.admission                                   | agent-manifest      | /public/access/admission
            access.admission                                   | commonagent:access  | /access/admission
            access.statement                                   | agent-descriptor    | /access/statement
            access.statement                                   | agent-manifest      | /public/admission
            access.statement                                   | commonagent:access  | /access/statement
            access.sealing                                     | agent-descriptor    | /sealing
            access.sealing                                     | agent-manifest      | /sealing
            access.sealing.posture                             | agent-descriptor    | /sealing
            access.sealing.key_declared                        | agent-descriptor    | /encryption_key
            refuses.statement                                  | agent-descriptor    | /refusals
            refuses.kind                                       | agent-descriptor    | /refusals
            refuses.hands_over                                 | agent-descriptor    | /escalates
            refuses.refusals                                   | roles-declaration   | /refusals
            refuses.refusals[0].statement                      | roles-declaration   | /refusals
            refuses.refusals[0].kind                           | roles-declaration   | /refusals
            refuses.refusals[0].state                          | roles-declaration   | /refusals
            refuses.refusals[0].decided_by                     | roles-declaration   | /refusals/0/decided_by
            reaches.systems                                    | agent-descriptor    | /systems
            reaches.systems[shelf].name                        | agent-descriptor    | /systems
            reaches.systems[shelf].access                      | agent-descriptor    | /systems/0/access
            reaches.systems[shelf].needs                       | agent-descriptor    | /systems/0/needs
            reaches.systems[shelf].leaves                      | agent-descriptor    | /systems/0/leaves
            reaches.ceilings                                   | plugin-package      | /install.json
            reaches.ceilings[0].system                         | plugin-package      | /install.json/ceilings/0/system
            reaches.ceilings[0].per                            | plugin-package      | /install.json/ceilings/0/per
            reaches.ceilings[0].suggested                      | plugin-package      | /install.json/ceilings/0/suggested
            reaches.ceilings[0].enforced_by                    | plugin-package      | /install.json/ceilings/0/enforced_by
            reaches.tools                                      | plugin-package      | /mcp.json
            reaches.tools.local                                | plugin-package      | /mcp.json/mcpServers/near
            reaches.tools.remote                               | plugin-package      | /mcp.json/mcpServers/far
            leaves.records                                     | agent-descriptor    | /records
            leaves.records[trial log].name                     | agent-descriptor    | /records
            leaves.records[trial log].when                     | agent-descriptor    | /records/0/when
            leaves.records[trial log].file                     | agent-descriptor    | /records/0/file
            leaves.records[trial log].state                    | agent-descriptor    | /records
            configs.settings                                   | agent-descriptor    | /run_config/settings
            configs.settings[depth].name                       | agent-descriptor    | /run_config/settings
            configs.settings[depth].kind                       | agent-descriptor    | /run_config/settings/0/kind
            configs.settings[depth].default                    | agent-descriptor    | /run_config/settings/0/default
            configs.settings[depth].allowed                    | agent-descriptor    | /run_config/settings/0/allowed
            configs.settings[depth].job_may_set                | agent-descriptor    | /run_config/settings/0/job_may_set
            configs.tested_models                              | agent-descriptor    | /run_config/tested_models
            configs.named                                      | agent-descriptor    | /run_config/named
            configs.named[deep].name                           | agent-descriptor    | /run_config/named
            configs.named[deep].digest                         | agent-descriptor    | /run_config/named/0/digest
            configs.named[deep].digest_checked                 | agent-descriptor    | /run_config/named/0/digest
            configs.replay                                     | agent-descriptor    | /run_config/replay
            handling.promises                                  | agent-descriptor    | /data_use/promises
            handling.promises                                  | agent-manifest      | /data_use/promises
            handling.promises                                  | commonagent:data-use | /data_use/promises
            handling.promises                                  | roles-declaration   | /handling/promises
            handling.retention_max_days                        | agent-descriptor    | /data_use/retention
            handling.retention_max_days                        | agent-manifest      | /data_use/retention
            handling.retention_max_days                        | commonagent:data-use | /data_use/retention
            handling.retention_max_days                        | roles-declaration   | /handling/retention
            handling.memory                                    | agent-descriptor    | /data_use/memory
            handling.memory                                    | agent-manifest      | /data_use/memory
            handling.memory                                    | commonagent:data-use | /data_use/memory
            handling.processors                                | agent-descriptor    | /data_use/processors
            handling.processors                                | agent-manifest      | /data_use/processors
            handling.processors                                | commonagent:data-use | /data_use/processors
            handling.jurisdictions                             | agent-descriptor    | /data_use/jurisdictions
            handling.jurisdictions                             | agent-manifest      | /data_use/processed_in
            handling.jurisdictions                             | commonagent:data-use | /data_use/jurisdictions
            handling.compliance                                | agent-descriptor    | /compliance
            handling.compliance                                | agent-manifest      | /compliance
            handling.compliance                                | commonagent:data-use | /compliance
            standing.evaluations                               | eval-record         | /by
            standing.evaluations[0].by                         | eval-record         | /by
            standing.evaluations[0].run_by_subject             | eval-record         | /subject
            standing.evaluations[0].descriptor_digest          | eval-record         | /descriptor_digest
            standing.evaluations[0].offering                   | eval-record         | /offering
            standing.evaluations[0].scope                      | eval-record         | /scope
            standing.evaluations[0].evaluation_set             | eval-record         | /evaluation_set
            standing.evaluations[0].cases                      | eval-record         | /cases
            standing.evaluations[0].conforms                   | eval-record         | /conforms
            standing.evaluations[0].summary                    | eval-record         | /summary
            standing.evaluations[0].records_audit              | eval-record         | /records_audit
            standing.evaluations[0].produced_at                | eval-record         | /produced_at
            standing.evaluations[0].record                     | eval-record         | /by
            standing.deployments                               | deployment-record   | /by
            standing.deployments[0].by                         | deployment-record   | /by
            standing.deployments[0].act                        | deployment-record   | /act
            standing.deployments[0].package_digest             | deployment-record   | /package
            standing.deployments[0].image_digest               | deployment-record   | /image_digest
            standing.deployments[0].descriptor_digest          | deployment-record   | /descriptor_digest
            standing.deployments[0].environment                | deployment-record   | /environment
            standing.deployments[0].target                     | deployment-record   | /target
            standing.deployments[0].key_custody                | deployment-record   | /key_custody
            standing.deployments[0].ceilings                   | deployment-record   | /ceilings
            standing.deployments[0].installed                  | deployment-record   | /installed
            standing.deployments[0].checks                     | deployment-record   | /checks
            standing.deployments[0].produced_at                | deployment-record   | /produced_at
            standing.deployments[0].record                     | deployment-record   | /by
            standing.builds                                    | build-record        | /by
            standing.builds[0].by                              | build-record        | /by
            standing.builds[0].package_digest                  | build-record        | /package
            standing.builds[0].image_digest                    | build-record        | /image_digest
            standing.builds[0].source                          | build-record        | /source
            standing.builds[0].draft                           | build-record        | /draft
            standing.builds[0].produced_at                     | build-record        | /produced_at
            standing.builds[0].record                          | build-record        | /by
            """;

    /** A source of that kind that says everything which its kind can say. */
    private static JsonObject whole(String kind) {
        return Documents.parse(
                switch (kind) {
                    case "agent-descriptor" -> DESCRIPTOR.formatted(subject());
                    case "agent-manifest" -> MANIFEST.formatted(subject());
                    case "a2a-card" -> CARD;
                    case "plugin-package" -> PACKAGE;
                    case "roles-declaration" -> CONTRACT;
                    case "commonagent:data-use" -> DATA_USE;
                    case "commonagent:access" -> ACCESS;
                    case "eval-record" -> EVALUATION.formatted(subject(), declared(), key("evaluator"));
                    case "deployment-record" -> DEPLOYMENT.formatted(subject(), key("deployer"));
                    case "build-record" -> BUILD.formatted(key("builder"));
                    case "interface-definition" -> text(Agents.definition());
                    case "commonagent:samples" -> text(Agents.samples());
                    default -> text(Agents.pondManifest());
                });
    }

    private static String declared() {
        return Digest.of(SignedFixtures.bytes(declaring())).toString();
    }

    private static String text(JsonObject document) {
        return SignedFixtures.bytes(document).display();
    }

    private static String subject() {
        return key("subject");
    }

    private static String key(String label) {
        return TestKeys.of(label).publicKey().nkey();
    }

    private static final String DESCRIPTOR = """
            {"format": "agent-descriptor-v1", "agent_version": "1", "subject": {"id": "%s"}, "does": "It tries.",
             "acts_for": "organization", "organization_name": "The Bench", "fleet": true, "standing": "guest",
             "hosted_in": ["eu"], "interaction": "service", "limits": {"requests_per_hour": 4},
             "interfaces": [{"name": "interface-worker", "version": "v1"}], "role": "role-tester",
             "offerings": [{"id": "try", "name": "Try", "description": "Tries.", "focus": "software",
               "role": "role-code-writer", "examples": ["Try this."], "modes": {"input": ["text/plain"]},
               "inputs": [{"name": "thing", "kind": "text/plain", "required": true, "when": "standing", "external": true,
                           "via": ["share_link"], "one_of": "things", "max_bytes": 9, "fields": ["focus"],
                           "access": "read"}],
               "outputs": [{"name": "verdict", "kind": "text/plain", "when": "per_task", "working": true},
                           {"name": "list", "kind": "text", "when": "standing"}],
               "steps": [{"id": "look", "name": "Look", "description": "Looks.", "inputs": [{"name": "thing"}],
                          "outputs": [{"name": "sight"}]}],
               "workspace": [{"kind": "git", "access": "read", "for": "the thing", "system": "shelf"}],
               "authority": ["reads-systems"], "authority_decided_by": "rule",
               "ceilings": {"job_seconds": {"most": 5, "decided_by": "rule"}},
               "trial": {"who": "anyone", "shape": {"marked": true}, "limits": {"per_day": 2}},
               "revisions": {"included": 1}, "needs": ["a thing"], "delivers": "a verdict", "reporting": "on_change",
               "scopes": [{"id": "read"}]}],
             "refusals": "It guesses nothing.", "escalates": ["A thing that breaks."],
             "systems": [{"name": "shelf", "access": "read", "needs": "the things", "leaves": true}],
             "records": [{"name": "trial log", "when": "per_task", "file": "log.txt"}],
             "run_config": {"settings": [{"name": "depth", "kind": "rule", "default": 1, "allowed": [1],
                                          "job_may_set": true}],
                            "tested_models": ["example/a"], "replay": true,
                            "named": [{"name": "deep", "settings": {"depth": 1}, "digest": "sha256:0000000000000000000000000000000000000000000000000000000000000000"}]},
             "data_use": {"promises": {"no_training": true}, "retention": {"max_days": 3},
                          "memory": "starts-clean-each-job", "processors": [], "jurisdictions": ["de"]},
             "compliance": [{"standard": "iso27001"}], "sealing": "required", "encryption_key": "x25519-key",
             "access": {"schemes": [{"type": "http"}], "admission": "open", "statement": "Knock."}}
            """;

    private static final String MANIFEST = """
            {"id": "%s", "name": "Tester", "description": "It tries.", "version": "1", "owner": "The Bench",
             "provider": {"name": "The Bench"}, "acts_for": "organization", "organization_name": "The Bench",
             "fleet": true, "standing": "guest", "interaction": "service", "interfaces": ["interface-worker"],
             "meta": {"roles": ["role-tester@2"]}, "default_input_modes": ["text/plain"], "sealing": "preferred",
             "encryption_key": "x25519-key",
             "offerings": [{"id": "try", "name": "Try", "description": "Tries.", "focus": "software",
                            "examples": ["Try."], "needs": ["a thing"], "delivers": {"final": "a verdict"},
                            "reporting": {"level": "on_change"}}],
             "skus": [{"covers": {"agent": true}, "price": {"model": "flat", "currency": "EUR", "amount_micro": 1000000}}],
             "data_use": {"promises": {"no_training": true}, "retention": {"max_days": 3},
                          "memory": "starts-clean-each-job", "processors": [], "processed_in": ["de"]},
             "compliance": [{"standard": "iso27001"}],
             "public": {"admission": "Write first.", "access": {"schemes": [{"type": "http"}], "admission": "screened"}}}
            """;

    private static final String CARD = """
            {"name": "Tester", "description": "It tries.", "version": "1", "provider": {"organization": "The Bench"},
             "url": "https://tester.example/a2a", "preferredTransport": "JSONRPC", "protocolVersion": "0.3.0",
             "defaultInputModes": ["text/plain"],
             "securitySchemes": {"one": {"type": "http", "scheme": "bearer"}, "two": {"type": "mutualTLS"}},
             "security": [{"one": []}, {"one": [], "two": []}],
             "skills": [{"id": "try", "name": "Try", "description": "Tries.", "examples": ["Try."], "tags": []}]}
            """;

    private static final String PACKAGE = """
            {"plugin.json": {"name": "tester", "version": "1", "description": "It tries."},
             "install.json": {"ceilings": [{"system": "shelf", "per": "day", "suggested": 5, "enforced_by": "runtime"}]},
             "mcp.json": {"mcpServers": {"near": {"type": "stdio"}, "far": {"type": "sse"}}}}
            """;

    private static final String CONTRACT = """
            {"role": "v1", "name": "role-tester", "version": "2", "primary_interface": "interface-worker",
             "refusals": [{"statement": "A tester breaks nothing.", "decided_by": "rule"}],
             "handling": {"promises": {"no_training": true}, "retention": {"max_days": 3}}}
            """;

    private static final String DATA_USE = """
            {"data_use": {"promises": {"no_training": true}, "retention": {"max_days": 3},
                          "memory": "starts-clean-each-job", "processors": [], "jurisdictions": ["de"]},
             "compliance": [{"standard": "iso27001"}]}
            """;

    private static final String ACCESS = """
            {"access": {"schemes": [{"id": "both", "transport": "http", "type": "oauth2", "in": "header", "name": "X-In",
                                     "scheme": "bearer", "description": "Ask the desk.",
                                     "flows": {"clientCredentials": {"scopes": {"read": "to look"}}}}],
                        "admission": "screened", "statement": "Knock."}}
            """;

    private static final String EVALUATION = """
            {"format": "agent-eval-record-v1", "subject": {"agent_key": "%s"}, "offering": "try",
             "scope": "open-with-focus", "evaluation_set": {"name": "set", "version": "3", "focus": "software",
               "digest": "sha256:1111111111111111111111111111111111111111111111111111111111111111"},
             "result": {"pass": 1}, "cases": [{"id": "c", "kind": "probe", "verdict": "pass"}], "conforms": true,
             "summary": {"pass": 1}, "records_audit": {"passed": true}, "produced_at": "2026-10-01T09:00:00Z",
             "descriptor_digest": "%s", "by": "%s"}
            """;

    private static final String DEPLOYMENT = """
            {"format": "agent-deployment-record-v1", "act": "deploy", "subject": {"id": "%s"},
             "package": {"name": "t", "version": "1",
               "sha256": "3333333333333333333333333333333333333333333333333333333333333333"},
             "image_digest": "sha256:4", "environment": "production", "target": {"harness": "bench"},
             "descriptor_digest": "sha256:5555555555555555555555555555555555555555555555555555555555555555",
             "key_custody": {"minted": "generated", "held_by": []}, "installed": "bare-harness",
             "ceilings": [{"system": "shelf", "per": "day", "number": 4, "enforced_by": "platform"}],
             "checks": [{"kind": "alive", "passed": true}], "produced_at": "2026-10-01T09:00:00Z", "by": "%s"}
            """;

    private static final String BUILD = """
            {"format": "agent-build-record-v1", "act": "build", "draft": true, "image_digest": "sha256:4",
             "package": {"name": "t", "sha256": "3333333333333333333333333333333333333333333333333333333333333333"},
             "source": {"repository": "r", "commit": "c"}, "produced_at": "2026-10-01T09:00:00Z", "by": "%s"}
            """;
}
