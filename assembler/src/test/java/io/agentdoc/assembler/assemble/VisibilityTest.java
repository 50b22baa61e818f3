package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.testing.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** From one complete chain of records: what each missing or broken link, and each wrong hand, makes of visibility. */
@Clause(
        value = {"9.5.1-1", "9.5.1-2"},
        by = VisibilityRule.class)
class VisibilityTest {
    private static final SigningKey DEPLOYER = ExampleAgent.key("northfold hosting");
    private static final SigningKey BUILDER = ExampleAgent.key("bench builder");
    private static final SigningKey SUBJECT = ExampleAgent.key("clause-reviewer");
    private static final String OTHER = "0".repeat(64);

    private final JsonObject build = ExampleAgent.record("build");
    private final JsonObject deployment = ExampleAgent.record("deployment");
    private final JsonObject descriptor = ExampleAgent.record("descriptor");

    @Test
    void a_whole_chain_by_a_deployer_we_were_told_of_is_verifiable() {
        assertEquals(Optional.of("verifiable"), visibility(ExampleAgent.complete()));
    }

    @TestFactory
    Stream<DynamicTest> a_link_that_is_missing_or_broken_lowers_it() {
        Map<String, Assembling> broken = Map.of(
                "no package", ExampleAgent.complete().without("package"),
                "no build record", ExampleAgent.complete().without("build"),
                "another package in the deployment", deployed(withPackage(deployment)),
                "another package in the build record", built(withPackage(build)),
                "another Descriptor in the deployment",
                        deployed(Documents.with(deployment, "descriptor_digest", "sha256:" + OTHER)),
                "no word of what was bound", deployed(deployment.without("bindings")),
                "no ledger", deployed(deployment.without("ledger")),
                "one other digest in the ledger", deployed(Documents.with(deployment, "ledger", spoiledLedger())),
                "an unsigned build record",
                        ExampleAgent.with(
                                Documents.with(build, "signatures", JsonArray.empty()),
                                deployment,
                                descriptor,
                                ExampleAgent.archive()),
                "an unsigned deployment record",
                        ExampleAgent.with(
                                build,
                                Documents.with(deployment, "signatures", JsonArray.empty()),
                                descriptor,
                                ExampleAgent.archive()));
        return broken.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.getKey(), () -> assertEquals(Optional.empty(), visibility(entry.getValue()))));
    }

    @Test
    @Clause(value = "9.5.1-2", by = Provenance.class)
    void an_image_is_what_was_built_when_its_builder_names_it_and_every_file_in_it() {
        JsonObject started = Documents.with(deployment, "image_digest", "sha256:" + OTHER);
        JsonObject built = Documents.with(
                Documents.with(build, "image_digest", "sha256:" + OTHER),
                "files",
                deployment.get("ledger").orElseThrow());

        assertEquals(Optional.of("verifiable"), visibility(imaged(started, built)));
        assertEquals(Optional.empty(), visibility(imaged(started, built.without("files"))));
        assertEquals(Optional.empty(), visibility(imaged(started, Documents.with(built, "files", spoiledLedger()))));
        assertEquals(
                Optional.empty(),
                visibility(imaged(started, Documents.with(built, "image_digest", "sha256:" + "1".repeat(64)))));
        assertEquals(Optional.empty(), visibility(deployed(started)));
    }

    private Assembling imaged(JsonObject started, JsonObject image) {
        return deployed(started)
                .file("image", "build-record", ExampleAgent.signed(image, "agent-build-record-v1", BUILDER));
    }

    @Test
    @Clause(value = "12.8-3", by = io.agentdoc.assembler.verify.BoundDraft.class)
    void a_descriptor_that_is_not_its_packages_draft_lowers_it() {
        JsonObject changed = ExampleAgent.signed(
                Documents.with(descriptor, "does", "Reads anything at all."), "descriptor-statement-v1", SUBJECT);
        JsonObject naming = Documents.with(
                deployment,
                "descriptor_digest",
                io.agentdoc.document.value.Digest.of(io.agentdoc.assembler.fixture.SignedFixtures.bytes(changed))
                        .toString());

        assertEquals(
                Optional.empty(),
                visibility(ExampleAgent.with(
                        build,
                        ExampleAgent.signed(naming, "agent-deployment-record-v1", DEPLOYER),
                        changed,
                        ExampleAgent.archive())));
    }

    @Test
    @Clause(value = "9.5.1-5", by = VisibilityRule.class)
    void a_deploy_that_the_subject_or_a_holder_of_its_key_issued_is_its_own_account() {
        assertEquals(Optional.empty(), visibility(deployedBy(SUBJECT, SUBJECT)));
        SigningKey holder = TestKeys.of("second key of the operator");
        JsonObject held = Documents.with(
                deployment,
                "key_custody",
                JsonObject.builder()
                        .put("minted", "provisioned")
                        .put(
                                "held_by",
                                new JsonArray(
                                        List.of(new JsonText(holder.publicKey().nkey()))))
                        .build());
        Assembling byHolder = ExampleAgent.with(
                build,
                ExampleAgent.signed(held, "agent-deployment-record-v1", holder),
                descriptor,
                ExampleAgent.archive());

        assertEquals(Optional.empty(), visibility(byHolder.trusting(trust(holder.publicKey()))));
    }

    @Test
    void a_key_that_nobody_named_raises_nothing() {
        SigningKey unknown = TestKeys.of("somebody");

        assertEquals(Optional.empty(), visibility(deployedBy(unknown, DEPLOYER)));
    }

    @Test
    @Clause(value = "9.5.1-3", by = VisibilityRule.class)
    void the_record_of_a_platform_we_were_told_of_shows_the_path_and_not_the_inside() {
        SigningKey platform = TestKeys.of("platform");
        Assembling door = Assembling.from()
                .file("descriptor", "agent-descriptor", descriptor)
                .file(
                        "door",
                        "deployment-record",
                        ExampleAgent.signed(deployment, "agent-deployment-record-v1", platform))
                .trusting(new Trust(Map.of(), Set.of(), Set.of(platform.publicKey()), Set.of(), Set.of(), Set.of()));

        assertEquals(
                Optional.of("observed"),
                door.document().sections().shape().get(Interaction.VISIBILITY).carried());
    }

    @Test
    @Clause(value = "9.5.1-6", by = VisibilityRule.class)
    void a_descriptor_alone_says_nothing_of_what_stands_behind_the_door() {
        Assembling alone = Assembling.from().file("descriptor", "agent-descriptor", descriptor);

        assertEquals(Optional.empty(), visibility(alone));
        assertEquals(true, alone.document().notStated().contains("shape.visibility"));
    }

    private Assembling deployed(JsonObject changed) {
        return ExampleAgent.with(
                build,
                ExampleAgent.signed(changed, "agent-deployment-record-v1", DEPLOYER),
                descriptor,
                ExampleAgent.archive());
    }

    private Assembling built(JsonObject changed) {
        return ExampleAgent.with(
                ExampleAgent.signed(changed, "agent-build-record-v1", BUILDER),
                deployment,
                descriptor,
                ExampleAgent.archive());
    }

    private Assembling deployedBy(SigningKey by, SigningKey trusted) {
        return ExampleAgent.with(
                        build,
                        ExampleAgent.signed(deployment, "agent-deployment-record-v1", by),
                        descriptor,
                        ExampleAgent.archive())
                .trusting(trust(trusted.publicKey()));
    }

    private static JsonObject withPackage(JsonObject record) {
        JsonObject named = (JsonObject) record.get("package").orElseThrow();
        return Documents.with(record, "package", Documents.with(named, "sha256", OTHER));
    }

    private JsonArray spoiledLedger() {
        List<Json> entries =
                new ArrayList<>(((JsonArray) deployment.get("ledger").orElseThrow()).elements());
        entries.set(0, Documents.with((JsonObject) entries.getFirst(), "sha256", OTHER));
        return new JsonArray(entries);
    }

    private static Optional<String> visibility(Assembling sources) {
        return sources.trusting(sources.trust().deployers().isEmpty() ? trust(DEPLOYER.publicKey()) : sources.trust())
                .document()
                .sections()
                .shape()
                .get(Interaction.VISIBILITY)
                .carried();
    }

    private static Trust trust(PublicKey deployer) {
        return new Trust(Map.of(), Set.of(deployer), Set.of(), Set.of(), Set.of(), Set.of());
    }
}
