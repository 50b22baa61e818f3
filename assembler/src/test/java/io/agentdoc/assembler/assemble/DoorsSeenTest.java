package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an address, an answer and a weaker process of a fleet let anybody see. */
class DoorsSeenTest {
    private static final SigningKey PLATFORM = TestKeys.of("platform");
    private static final String BRIDGED =
            """
            {"id": "%s", "name": "A", "extensions": [{"uri": "mesh://extensions/a2a-bridge/v1"}]}
            """.formatted(TestKeys.subject().publicKey().nkey());
    private static final String PROBE = """
            {"at": "2026-10-05T10:00:00Z", "what": "asked", "asked": {"interface": "i", "exchange": "free"},
             "answer": {"free": true}}
            """;

    @Test
    @Clause(value = "9.5.1-4", by = VisibilityRule.class)
    void an_address_and_an_answer_are_a_door_and_no_more() {
        Documented both = new Documented(Assembling.from()
                .url("registration", "agent-manifest", "https://mesh.example/a", BRIDGED)
                .ours("probe", Documents.parse(PROBE))
                .json());
        Documented neither = new Documented(Assembling.from()
                .url("registration", "agent-manifest", "https://mesh.example/a", "{\"name\": \"A\"}")
                .json());

        assertEquals(Optional.of("opaque"), both.at("shape").text("visibility"));
        assertEquals(
                2, both.at("shape", "visibility_sources").elements().size(), "what was sent and what came back too");
        assertTrue(neither.isSilent("shape.visibility"));
        assertTrue(new Documented(Assembling.from()
                        .url("registration", "agent-manifest", "https://mesh.example/a", "{\"name\": \"A\"}")
                        .ours("probe", Documents.parse(PROBE.replace("10:00:00Z", "12:00:01Z")))
                        .json())
                .isSilent("shape.visibility"));
    }

    @ParameterizedTest
    @Clause(value = "9.5.1-7", by = VisibilityRule.class)
    @CsvSource({"true, opaque", "false, observed"})
    void where_a_fleet_answers_its_weakest_process_decides(boolean fleet, String visibility) {
        Documented doc = new Documented(Assembling.from()
                .url(
                        "card",
                        "a2a-card",
                        "https://a.example/card.json",
                        "{\"name\": \"A\", \"url\": \"https://a.example/a2a\"}")
                .url("registration", "agent-manifest", "https://mesh.example/a", """
                        {"id": "%s", "name": "A", "fleet": %s}
                        """.formatted(
                                TestKeys.subject().publicKey().nkey(), fleet))
                .url("watched", "deployment-record", "https://mesh.example/1", deployed(PLATFORM))
                .url("unwatched", "deployment-record", "https://else.example/2", deployed(TestKeys.stranger()))
                .trusting(new Trust(Map.of(), Set.of(), Set.of(PLATFORM.publicKey()), Set.of(), Set.of(), Set.of()))
                .json());

        assertEquals(Optional.of(visibility), doc.at("shape").text("visibility"));
    }

    @ParameterizedTest
    @Clause(value = "9.5.1-7", by = VisibilityRule.class)
    @CsvSource({"true, opaque", "false, observed"})
    void a_record_that_nobody_signed_tells_of_a_process_of_a_fleet_all_the_same(boolean fleet, String visibility) {
        assertEquals(
                Optional.of(visibility),
                watched(fleet, Documents.with(deployed(TestKeys.stranger()), "signatures", JsonArray.empty())));
    }

    @ParameterizedTest
    @Clause(value = "9.5.1-3", by = VisibilityRule.class)
    @CsvSource({"2026-10-05T12:00:00Z, observed", "2026-10-05T12:00:01Z, opaque"})
    void a_deploy_that_is_dated_after_the_assembly_shows_nothing_of_what_runs(String producedAt, String visibility) {
        JsonObject record = SignedFixtures.sign(
                Documents.with(deployed(PLATFORM).without("signatures"), "produced_at", producedAt),
                "agent-deployment-record-v1",
                PLATFORM);

        assertEquals(
                Optional.of(visibility),
                new Documented(door().url("watched", "deployment-record", "https://mesh.example/1", record)
                                .json())
                        .at("shape")
                        .text("visibility"));
    }

    private static Optional<String> watched(boolean fleet, JsonObject other) {
        return new Documented(door().with("registration", Bytes.utf8("""
                                {"id": "%s", "name": "A", "fleet": %s}
                                """.formatted(
                                        TestKeys.subject().publicKey().nkey(), fleet)))
                        .url("watched", "deployment-record", "https://mesh.example/1", deployed(PLATFORM))
                        .url("other", "deployment-record", "https://else.example/2", other)
                        .json())
                .at("shape")
                .text("visibility");
    }

    private static Assembling door() {
        return Assembling.from()
                .url(
                        "card",
                        "a2a-card",
                        "https://a.example/card.json",
                        "{\"name\": \"A\", \"url\": \"https://a.example/a2a\"}")
                .url(
                        "registration",
                        "agent-manifest",
                        "https://mesh.example/a",
                        "{\"id\": \"%s\", \"name\": \"A\"}"
                                .formatted(TestKeys.subject().publicKey().nkey()))
                .trusting(new Trust(Map.of(), Set.of(), Set.of(PLATFORM.publicKey()), Set.of(), Set.of(), Set.of()));
    }

    private static JsonObject deployed(SigningKey by) {
        return SignedFixtures.record("agent-deployment-record-v1", "deployment-manager", "deploy", by);
    }
}
