package io.agentdoc.assembler.provenance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.testing.Clause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** From one whole set of documents: what each that is missing, altered or silent makes of each join. */
class ChainsTest {
    private static final SigningKey DEPLOYER = ExampleAgent.key("northfold hosting");
    private static final SigningKey BUILDER = ExampleAgent.key("bench builder");
    private static final SigningKey SUBJECT = ExampleAgent.key("clause-reviewer");
    private static final SigningKey EVALUATOR = ExampleAgent.key("assay lab");
    private static final String OTHER = "0".repeat(64);

    private final Presenting presenting = new Presenting(SignatureRules.standard());
    private final Map<String, Presented> set = new LinkedHashMap<>();
    private final JsonObject build = ExampleAgent.record("build");
    private final JsonObject deployment = ExampleAgent.record("deployment");
    private final JsonObject descriptor = ExampleAgent.record("descriptor");
    private final JsonObject evaluation = ExampleAgent.record("evaluation");

    ChainsTest() {
        set.put("package", presenting.bytes("package", ExampleAgent.archive()));
        json("build", build);
        json("deployment", deployment);
        set.put(
                "descriptor",
                presenting.bytes("descriptor", ExampleAgent.bytes("sources/clause-reviewer/descriptor.json")));
        json("evaluation", evaluation);
    }

    @Test
    @Clause(value = "12.8-1", by = Chains.class)
    void each_of_the_five_is_established_by_a_whole_set_and_fails_alone_where_it_is_broken() {
        assertStates("established established established established established");
        json("build", ExampleAgent.signed(withPackage(build), "agent-build-record-v1", BUILDER));
        assertStates("established failed established established established");
        json("build", build);
        json("evaluation", signedEvaluation(Documents.with(evaluation, "descriptor_digest", "sha256:" + OTHER)));
        assertStates("established established established established failed");
        json("evaluation", evaluation);
        set.put("package", presenting.bytes("package", otherArchive()));
        assertEquals(Joining.State.FAILED, state(Join.PACKAGE_BYTES));
        assertEquals(Joining.State.ESTABLISHED, state(Join.BUILD_RECORD));
        assertEquals(Joining.State.ESTABLISHED, state(Join.DESCRIPTOR_SIGNATURE));
        assertEquals(Joining.State.ESTABLISHED, state(Join.EVALUATION));
    }

    @Test
    @Clause(
            value = {"12.8-1", "12.6-12"},
            by = DescriptorJoins.class)
    void a_descriptor_that_is_not_the_packages_draft_and_one_that_another_signed_break_their_own_join() {
        bind(Documents.with(descriptor, "does", "Reads anything at all."), SUBJECT);
        assertEquals(Joining.State.FAILED, state(Join.DRAFT));
        assertTrue(of(Join.DRAFT).why().startsWith("this is not the package that was built: does"));
        assertEquals(Joining.State.ESTABLISHED, state(Join.DESCRIPTOR_SIGNATURE));
        bind(descriptor, EVALUATOR);
        assertEquals(Joining.State.ESTABLISHED, state(Join.DRAFT));
        assertEquals(Joining.State.FAILED, state(Join.DESCRIPTOR_SIGNATURE));
    }

    @Test
    @Clause(
            value = {"12.8-2"},
            by = Chains.class)
    void what_is_not_named_leaves_its_join_open_and_fails_nothing() {
        json("deployment", redeployed(deployment.without("descriptor_digest")));
        assertStates("established established established established not_established");
        json("deployment", deployment);
        json("evaluation", signedEvaluation(evaluation.without("descriptor_digest")));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.EVALUATION));
        for (String missing : List.copyOf(set.keySet())) {
            Presented taken = set.remove(missing);
            assertTrue(
                    Chains.of(List.copyOf(set.values())).getFirst().joinings().stream()
                            .noneMatch(joining -> joining.state() == Joining.State.FAILED),
                    missing);
            set.put(missing, taken);
        }
    }

    @Test
    @Clause(value = "8.3-14", by = DescriptorJoins.class)
    void another_descriptor_than_the_deploy_bound_fails() {
        json("deployment", redeployed(Documents.with(deployment, "descriptor_digest", "sha256:" + OTHER)));
        assertEquals(Joining.State.FAILED, state(Join.DRAFT));
        assertEquals(Joining.State.FAILED, state(Join.DESCRIPTOR_SIGNATURE));
    }

    @Test
    @Clause(value = "12.8-5", by = DescriptorJoins.class)
    void where_the_subject_deployed_itself_the_draft_shows_consistency_and_no_more() {
        assertEquals(Optional.empty(), of(Join.DRAFT).weaker());
        json("deployment", ExampleAgent.signed(deployment, "agent-deployment-record-v1", SUBJECT));
        assertEquals(Joining.State.ESTABLISHED, state(Join.DRAFT));
        assertTrue(of(Join.DRAFT).weaker().orElseThrow().contains("consistency"));
    }

    @Test
    @Clause(value = "12.8-7", by = ContentJoins.class)
    void a_build_record_owes_its_digests_and_graded_checks() {
        assertEquals(Joining.State.ESTABLISHED, state(Join.BUILD_FACTS));
        for (String owed : List.of("descriptor_sha256", "lockfiles", "checks")) {
            json("build", ExampleAgent.signed(build.without(owed), "agent-build-record-v1", BUILDER));
            assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.BUILD_FACTS), owed);
        }
        JsonObject other = Documents.with(build, "descriptor_sha256", OTHER);
        json("build", ExampleAgent.signed(other, "agent-build-record-v1", BUILDER));
        assertEquals(Joining.State.FAILED, state(Join.BUILD_FACTS));
    }

    @Test
    @Clause(value = "12.6-11", by = PackageJoins.class)
    void a_folder_has_no_digest_of_a_package() {
        PackageFiles files =
                ((FilesReading.Opened) PackageFiles.of(ExampleAgent.archive(), PackageLimits.standard())).files();
        set.put("package", presenting.folder("package", files, Optional.empty()));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.PACKAGE_BYTES));
        assertTrue(of(Join.PACKAGE_BYTES).why().contains("over its archive as published"));
        assertEquals(Joining.State.ESTABLISHED, state(Join.DRAFT));
    }

    @Test
    @Clause(value = "12.7-1", by = PackageJoins.class)
    void a_package_alone_needs_a_build_record_that_names_it() {
        set.keySet().removeAll(List.of("deployment", "descriptor", "evaluation"));
        assertEquals(Joining.State.ESTABLISHED, state(Join.BUILD_RECORD));
        json("build", ExampleAgent.signed(withPackage(build), "agent-build-record-v1", BUILDER));
        assertEquals(Joining.State.FAILED, state(Join.BUILD_RECORD));
        set.remove("build");
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.BUILD_RECORD));
    }

    @Test
    @Clause(
            value = {"8.2-2", "8.3-15"},
            by = ContentJoins.class)
    void an_image_is_held_against_the_record_of_whoever_built_it() {
        JsonObject started = Documents.with(deployment, "image_digest", "sha256:" + OTHER);
        json("deployment", redeployed(started));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.IMAGE));
        json(
                "image",
                ExampleAgent.signed(
                        Documents.with(build, "image_digest", "sha256:" + OTHER), "agent-build-record-v1", BUILDER));
        assertEquals(Joining.State.ESTABLISHED, state(Join.IMAGE));
        assertEquals(List.of("build", "image"), of(Join.BUILD_RECORD).documents());
        json("deployment", redeployed(Documents.with(deployment, "image_digest", "sha256:" + "1".repeat(64))));
        assertEquals(
                "it was started from an image that no build record matches",
                of(Join.IMAGE).why());
        assertEquals(Joining.State.FAILED, state(Join.IMAGE));
    }

    @Test
    @Clause(value = "12.7.1-1", by = DeployFindings.class)
    void whoever_built_the_image_has_no_start_to_record() {
        JsonObject image = Documents.with(build, "image_digest", "sha256:" + OTHER);
        json("build", ExampleAgent.signed(image, "agent-build-record-v1", BUILDER));
        JsonObject started = Documents.with(deployment, "image_digest", "sha256:" + OTHER);
        json("deployment", redeployed(started));
        assertEquals(List.of(), rules());
        json("deployment", ExampleAgent.signed(started, "agent-deployment-record-v1", BUILDER));
        assertEquals(List.of("12.7.1-1"), rules());
    }

    @Test
    @Clause(value = "12.7.1-2", by = DeployFindings.class)
    void an_owner_run_record_says_how_the_key_came_to_be() {
        JsonObject silent = deployment.without("key_custody");
        json("deployment", redeployed(silent));
        assertEquals(List.of(), rules());
        json("deployment", ExampleAgent.signed(silent, "agent-deployment-record-v1", SUBJECT));
        assertEquals(List.of("12.7.1-2"), rules());
    }

    @Test
    @Clause(value = "12.6-13", by = DescriptorJoins.class)
    void a_change_that_the_record_does_not_name_is_told() {
        assertEquals(List.of(), rules());
        json(
                "deployment",
                redeployed(Documents.with(
                        deployment, "binding_changes", JsonArray.texts(List.of("offerings", "fleet").stream()))));
        assertTrue(rules().contains("12.6-13"));
        json("deployment", redeployed(deployment.without("binding_changes")));
        assertEquals(List.of(), rules());
    }

    @Test
    @Clause(value = "12.7-9", by = ContentJoins.class)
    void each_file_that_was_placed_otherwise_is_named() {
        assertEquals(Joining.State.ESTABLISHED, state(Join.LEDGER));
        JsonObject entry = Documents.parse("{\"path\":\"plugin.json\",\"sha256\":\"" + OTHER + "\"}");
        json("deployment", redeployed(Documents.with(deployment, "ledger", new JsonArray(List.of(entry)))));
        assertEquals(Joining.State.FAILED, state(Join.LEDGER));
        assertTrue(of(Join.LEDGER).why().contains("plugin.json was placed with other bytes"));
        assertTrue(of(Join.LEDGER).why().contains("install.json is in the package and was not placed"));
    }

    @Test
    @Clause(value = "12.10-3", by = CeilingJoin.class)
    void a_required_ceiling_has_a_number_from_the_side_that_was_named() {
        assertEquals(Joining.State.ESTABLISHED, state(Join.CEILINGS));
        json("deployment", redeployed(deployment.without("ceilings")));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.CEILINGS));
        JsonObject ceiling =
                (JsonObject) ((JsonArray) deployment.get("ceilings").orElseThrow())
                        .elements()
                        .getFirst();
        Json other = Documents.with(ceiling, "enforced_by", new JsonText("platform"));
        json("deployment", redeployed(Documents.with(deployment, "ceilings", new JsonArray(List.of(other)))));
        assertEquals(Joining.State.FAILED, state(Join.CEILINGS));
    }

    @Test
    @Clause(
            value = {"13.7-3", "8.2-3"},
            by = PackageJoins.class)
    void the_repository_joins_where_it_stands_at_the_builders_commit() {
        PackageFiles files =
                ((FilesReading.Opened) PackageFiles.of(ExampleAgent.archive(), PackageLimits.standard())).files();
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.REPOSITORY));
        set.put("repository", presenting.folder("repository", files, Optional.of("f".repeat(40))));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.REPOSITORY));
        String commit =
                Node.root(build).member("source").orElseThrow().text("commit").orElseThrow();
        set.put("repository", presenting.folder("repository", files, Optional.of(commit)));
        assertEquals(Joining.State.ESTABLISHED, state(Join.REPOSITORY));
        json("build", ExampleAgent.signed(build.without("source"), "agent-build-record-v1", BUILDER));
        assertEquals(Joining.State.NOT_ESTABLISHED, state(Join.REPOSITORY));
    }

    @Test
    @Clause(
            value = {"12.7-5", "12.7-6", "12.7-7"},
            by = History.class)
    void records_one_after_another_keep_the_subject_and_the_order_of_versions() {
        assertEquals(List.of(), history("deploy 1.0", "deploy 1.2", "deploy 1.0"));
        assertEquals(List.of("12.7-5"), history("deploy 1.2", "deploy 1.0"));
        assertEquals(List.of(), history("deploy winter", "deploy spring"));
        assertTrue(told("deploy winter", "deploy spring").cannotCheck().stream()
                .anyMatch(why -> why.contains("order of the versions")));
        assertEquals(List.of("12.7-6"), history("deploy 1.0", "alongside 1.0"));
        assertEquals(List.of("12.7-6"), history("deploy 1.0", "alongside 2.0", "alongside 2.0"));
        assertEquals(List.of(), history("deploy 1.0", "alongside 2.0", "retire-version 2.0", "alongside 2.0"));
        assertEquals(List.of("12.7-7"), history("deploy 1.0", "retire-version 1.0"));
        assertEquals(List.of("12.7-5"), history("deploy 1.0", "deploy 2.0 other"));
    }

    @Test
    @Clause(value = "12.7-6", by = History.class)
    void a_version_alongside_leaves_the_bound_descriptor_as_it_is() {
        String bound = "\"descriptor_digest\": \"sha256:" + OTHER + "\"";
        String another = "\"descriptor_digest\": \"sha256:" + "1".repeat(64) + "\"";
        assertEquals(List.of(), history("deploy 1.0", "alongside 2.0"));
        assertEquals(List.of(), rules(recorded("deploy 1.0", bound, "alongside 2.0", bound)));
        assertEquals(List.of(), rules(recorded("deploy 1.0", bound, "alongside 2.0", "")));
        assertEquals(List.of("12.7-6"), rules(recorded("deploy 1.0", bound, "alongside 2.0", another)));
        assertEquals(List.of(), rules(recorded("deploy 1.0", bound, "deploy 2.0", another, "alongside 3.0", another)));
    }

    @Test
    @Clause(value = "12.7-7", by = History.class)
    void a_version_that_no_record_installed_cannot_be_told_to_be_one_alongside() {
        assertTrue(told("deploy 1.0", "alongside 2.0", "retire-version 2.0")
                .cannotCheck()
                .isEmpty());
        assertTrue(told("deploy 1.0", "retire-version 2.0").cannotCheck().stream()
                .anyMatch(why -> why.contains("installed the version that it retires")));
    }

    @Test
    @Clause(value = "12.7-8", by = History.class)
    void a_removal_accounts_for_every_credential_that_was_placed() {
        String placed = "\"secrets_placed\": [\"POST_KEY\", \"MAIL_KEY\"]";
        String both = "\"removed\": [{\"credential\": \"POST_KEY\"}], \"remaining\": [\"MAIL_KEY\"]";
        String one = "\"removed\": [{\"credential\": \"POST_KEY\"}], \"remaining\": []";
        assertEquals(List.of(), recorded("deploy 1.0", placed, "remove 1.0", both));
        List<Finding> findings = recorded("deploy 1.0", placed, "remove 1.0", one);
        assertEquals(List.of("12.7-8"), rules(findings));
        assertTrue(findings.getFirst().message().contains("MAIL_KEY"));
    }

    @Test
    @Clause(value = "12.7-8", by = History.class)
    void what_is_installed_after_a_removal_is_another_agent() {
        assertEquals(
                List.of(),
                history("deploy 2.0", "alongside 3.0", "remove 2.0", "deploy 1.0 other", "alongside 3.0 other"));
        assertEquals(List.of("12.7-5"), history("deploy 2.0", "deploy 3.0 other"));
    }

    private List<String> history(String... steps) {
        return told(steps).findings().stream().map(Finding::rule).toList();
    }

    private History told(String... steps) {
        return Chains.history(
                records(Stream.of(steps).flatMap(step -> Stream.of(step, "")).toArray(String[]::new)));
    }

    private static List<String> rules(List<Finding> findings) {
        return findings.stream().map(Finding::rule).toList();
    }

    /** The findings of records, each as its step followed by the members that it has besides. */
    private List<Finding> recorded(String... stepsAndMembers) {
        return Chains.history(records(stepsAndMembers)).findings();
    }

    private List<Presented> records(String... stepsAndMembers) {
        List<Presented> records = new ArrayList<>();
        for (int i = 0; i < stepsAndMembers.length; i += 2) {
            String members = stepsAndMembers[i + 1];
            String[] words = stepsAndMembers[i].split(" ", -1);
            String key = (words.length > 2 ? EVALUATOR : SUBJECT).publicKey().nkey();
            JsonObject body = Documents.parse(
                    """
                    {"format": "agent-deployment-record-v1", "role": "deployment-manager", "act": "%s",
                     "package": {"name": "tester", "version": "%s"}, "subject": {"id": "%s"},
                     "produced_at": "2026-10-0%dT09:00:00Z", "by": "x", %s "signatures": []}
                    """.formatted(words[0], words[1], key, records.size() + 1, members.isEmpty() ? "" : members + ","));
            records.add(presenting.bytes("record-" + records.size(), SignedFixtures.bytes(body)));
        }
        return records;
    }

    private void bind(JsonObject changed, SigningKey signer) {
        JsonObject signed = SignedFixtures.sign(changed.without("signatures"), "descriptor-statement-v1", signer);
        Bytes bytes = SignedFixtures.bytes(signed);
        set.put("descriptor", presenting.bytes("descriptor", bytes));
        json(
                "deployment",
                redeployed(Documents.with(
                        deployment, "descriptor_digest", Digest.of(bytes).toString())));
    }

    private static JsonObject redeployed(JsonObject changed) {
        return ExampleAgent.signed(changed, "agent-deployment-record-v1", DEPLOYER);
    }

    private static JsonObject signedEvaluation(JsonObject changed) {
        return ExampleAgent.signed(changed, "agent-eval-record-v1", EVALUATOR);
    }

    private static JsonObject withPackage(JsonObject record) {
        JsonObject named = (JsonObject) record.get("package").orElseThrow();
        return Documents.with(record, "package", Documents.with(named, "sha256", OTHER));
    }

    private static Bytes otherArchive() {
        return ExampleAgent.bytes("packages/quiz-maker-1.2.0.zip");
    }

    private void json(String name, JsonObject document) {
        set.put(name, presenting.bytes(name, SignedFixtures.bytes(document)));
    }

    private void assertStates(String states) {
        Chain chain = Chains.of(List.copyOf(set.values())).getFirst();
        List<String> five = chain.joinings().stream()
                .filter(joining -> joining.join().isOfTheFive())
                .map(joining -> joining.state().toString())
                .toList();
        assertEquals(states, String.join(" ", five), chain::toString);
    }

    private Joining of(Join join) {
        return Chains.of(List.copyOf(set.values())).getFirst().of(join);
    }

    private Joining.State state(Join join) {
        return of(join).state();
    }

    private List<String> rules() {
        return Chains.of(List.copyOf(set.values())).getFirst().findings().stream()
                .map(Finding::rule)
                .toList();
    }
}
