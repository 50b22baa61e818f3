package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a run begins with is no install, whatever it is called by whoever hands it in. */
@Clause(value = "12.7.2-1", by = WorkspaceDescription.class)
class WorkspaceDescriptionTest {
    private static final String RUN = """
        { "name": "tester", "mounts": [ { "source": "./records", "target": "/home/agent/records" } ],
          "env": { "LEDGER_KEY": "${LEDGER_KEY}" }, "directories": [ { "name": "records", "purpose": "what it found" } ],
          "ceilings": [ { "system": "ledger", "per": "day", "suggested": 5, "enforced_by": "runtime" } ] }\
        """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                RUN,
                "{\"services\": {\"agent\": {\"image\": \"tester\", \"volumes\": [\"./a:/b\"], \"environment\":"
                        + " [\"KEY=${KEY}\"]}}}",
                "{\"kind\": \"Pod\", \"spec\": {\"containers\": [{\"volumeMounts\": [], \"env\": []}]}}",
                "{\"kind\": \"Deployment\", \"spec\": {\"template\": {\"spec\": {\"containers\": [{\"volumeMounts\":"
                        + " [], \"workingDir\": \"/home\"}]}}}}",
                "{\"image\": \"tester\", \"workspaceMount\": \"source=a\", \"workspaceFolder\": \"/home\"}"
            })
    void it_is_refused_as_a_source_and_says_nothing(String run) {
        for (String kind : List.of("plugin-package", "deployment-record", "agent-descriptor")) {
            Node doc = Node.root(Assembling.from()
                    .url("card", "a2a-card", "https://a.example/card.json", "{\"name\": \"A\"}")
                    .file("run", kind, Bytes.utf8(run))
                    .json());
            Node refused = doc.member("unavailable").orElseThrow().elements().getFirst();
            assertEquals(Optional.of("unreadable"), refused.text("outcome"));
            assertTrue(refused.text("why").orElseThrow().startsWith("not_an_install: "), kind);
            assertFalse(doc.member("sections").orElseThrow().member("reaches").isPresent(), kind);
            assertFalse(doc.member("sections").orElseThrow().member("standing").isPresent(), kind);
        }
    }

    @Test
    void in_the_place_of_an_install_file_it_fills_no_ceiling() {
        Documented doc = Documented.of(
                "plugin-package",
                "{\"plugin.json\": {\"name\": \"tester\", \"version\": \"1\"}, \"install.json\": " + RUN + "}");
        assertFalse(doc.has("reaches"));
        Documented install = Documented.of(
                "plugin-package",
                "{\"plugin.json\": {\"name\": \"tester\", \"version\": \"1\"}, \"install.json\": "
                        + RUN.replace("\"name\": \"tester\"", "\"format\": \"agent-install-v1\"") + "}");
        assertTrue(install.has("reaches"));
    }

    @Test
    void one_that_only_mounts_or_only_sets_variables_or_that_is_of_the_family_is_none() {
        for (String other : List.of(
                "{\"mounts\": []}",
                "{\"env\": {}}",
                "{\"name\": \"A\", \"environment\": \"production\"}",
                "{\"format\": \"agent-install-v1\", \"mounts\": [], \"env\": {}}",
                "{\"role\": \"deployment-manager\", \"act\": \"deploy\", \"mounts\": [], \"environment\": \"test\"}",
                "{\"services\": {\"agent\": {\"volumes\": []}}}",
                "{\"services\": []}",
                "{\"spec\": {\"containers\": {}}}",
                "[]")) {
            assertFalse(WorkspaceDescription.isOne(Node.root(json(other))), other);
        }
        assertTrue(WorkspaceDescription.isOne(Node.root(json(RUN))));
        for (String record : List.of("build", "deployment", "evaluation", "descriptor")) {
            assertFalse(WorkspaceDescription.isOne(Node.root(ExampleAgent.record(record))), record);
        }
    }

    private static Json json(String text) {
        return Documents.parse("{\"it\": " + text + "}").get("it").orElseThrow();
    }
}
