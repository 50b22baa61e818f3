package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.testing.Clause;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A whole chain behind a deploy, and what another record of the same agent's deploys leaves of it. */
@Clause(value = "9.5.1-2", by = Succession.class)
class SuccessionTest {
    private static final SigningKey DEPLOYER = ExampleAgent.key("northfold hosting");
    private static final JsonObject DEPLOYMENT = ExampleAgent.record("deployment");
    private static final String OTHER = "0".repeat(64);

    @ParameterizedTest(name = "{0} by {1} at {2} in {3}: {4}")
    @CsvSource({
        "remove,         deployer,   2030-01-01T00:00:00Z, ,     ",
        "remove,         deployer,   2001-01-01T00:00:00Z, ,     verifiable",
        "remove,         deployer,   ,                     ,     ",
        "remove,         subject,    2030-01-01T00:00:00Z, ,     ",
        "remove,         platform,   2030-01-01T00:00:00Z, ,     ",
        "remove,         stranger,   2030-01-01T00:00:00Z, ,     verifiable",
        "remove,         deployer,   2030-01-01T00:00:00Z, test, verifiable",
        "deploy,         deployer,   2030-01-01T00:00:00Z, ,     ",
        "deploy,         deployer,   2001-01-01T00:00:00Z, ,     verifiable",
        "deploy,         subject,    2030-01-01T00:00:00Z, ,     ",
        "deploy,         stranger,   2030-01-01T00:00:00Z, ,     verifiable",
        "deploy,         deployer,   2030-01-01T00:00:00Z, test, verifiable",
        "alongside,      deployer,   2030-01-01T00:00:00Z, ,     verifiable",
        "retire-version, deployer,   2030-01-01T00:00:00Z, ,     verifiable",
    })
    void what_was_removed_or_replaced_is_not_what_runs(
            String act, String by, @Nullable String at, @Nullable String environment, @Nullable String visibility) {
        assertEquals(Optional.ofNullable(visibility), visibility(DEPLOYMENT, other(act, environment, at), key(by)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"same, ", "other, verifiable"})
    void a_version_beside_another_runs_until_it_is_retired(String named, @Nullable String visibility) {
        JsonObject beside = ExampleAgent.signed(
                Documents.with(DEPLOYMENT, "act", "alongside"), "agent-deployment-record-v1", DEPLOYER);
        JsonObject retired = at(
                named.equals("same")
                        ? Documents.with(DEPLOYMENT, "act", "retire-version")
                        : other("retire-version", null, null),
                "2030-01-01T00:00:00Z");

        assertEquals(Optional.ofNullable(visibility), visibility(beside, retired, DEPLOYER));
    }

    private static JsonObject other(String act, @Nullable String environment, @Nullable String at) {
        JsonObject named = (JsonObject) DEPLOYMENT.get("package").orElseThrow();
        JsonObject changed = Documents.with(
                Documents.with(DEPLOYMENT, "act", act),
                "package",
                Documents.with(Documents.with(named, "sha256", OTHER), "version", "9.9.9"));
        JsonObject placed =
                environment == null ? changed : Documents.with(changed, "environment", new JsonText(environment));
        return at(placed, at);
    }

    private static JsonObject at(JsonObject record, @Nullable String at) {
        return at == null ? record.without("produced_at") : Documents.with(record, "produced_at", at);
    }

    private static Optional<String> visibility(JsonObject deployed, JsonObject other, SigningKey by) {
        Assembling sources = ExampleAgent.with(
                        ExampleAgent.record("build"),
                        deployed,
                        ExampleAgent.record("descriptor"),
                        ExampleAgent.archive())
                .file("other", "deployment-record", ExampleAgent.signed(other, "agent-deployment-record-v1", by));
        return sources.trusting(new Trust(
                        Map.of(),
                        Set.of(DEPLOYER.publicKey()),
                        Set.of(TestKeys.of("platform").publicKey()),
                        Set.of(),
                        Set.of(),
                        Set.of()))
                .document()
                .sections()
                .shape()
                .get(Interaction.VISIBILITY)
                .carried();
    }

    private static SigningKey key(String by) {
        return switch (by) {
            case "deployer" -> DEPLOYER;
            case "subject" -> ExampleAgent.key("clause-reviewer");
            default -> TestKeys.of(by);
        };
    }
}
