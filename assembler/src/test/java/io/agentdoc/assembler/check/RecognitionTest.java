package io.agentdoc.assembler.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What documents are taken for that share members with documents of other kinds. */
class RecognitionTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        {"offerings": [], "does": "x"}                          | descriptor
        {"offerings": [], "agent_version": "1", "run_config": {}} | descriptor
        {"id": "U", "endpoint": "x", "offerings": []}           | nothing
        {"job": "t", "pieces": [], "run_config": {}}            | job-manifest
        {"run_config": "v1"}                                    | run-config
        {"task_id": "t", "run_config": {"resolved": {}}}        | run-config
        {"role": "agent-builder", "act": "build"}               | record
        {"samples": []}                                         | samples
        {"skills": []}                                          | card
        {"sow": "v1", "scope": {}}                              | proposal
        {"receipt": "v1", "task_id": "t"}                       | receipt
        {"skus": []}                                            | prices
        {"id": "U", "skus": [], "offerings": []}                | nothing
        """)
    void a_document_is_told_by_the_members_that_only_its_kind_has(String text, String kind) {
        JsonObject document = Documents.parse(text);
        Target target = new Target.Document("it", Bytes.utf8(text), document);
        assertEquals(kind, Recognition.of(target).map(TargetKind::toString).orElse("nothing"));
    }
}
