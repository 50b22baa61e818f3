package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertVerified;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.testing.Clause;
import org.junit.jupiter.api.Test;

/** A record that another program signed: see the README beside it. */
class GoldenRecordTest {
    private final JsonObject record =
            Documents.parse(Documents.resource(GoldenRecordTest.class, "golden/eval-record.json"));

    @Test
    @Clause(
            value = {"8.1-2", "8.1-3"},
            by = FamilyTag.class)
    void a_record_signed_by_another_program_verifies_and_not_under_another_tag() {
        SignatureRules rules = SignatureRules.standard();
        assertVerified(TestKeys.evaluator().publicKey(), rules.check(KnownKind.EVAL_RECORD, record));
        assertFailed(
                "not this key's",
                rules.check(KnownKind.EVAL_RECORD, Documents.with(record, "role", "agent-evaluatoR")));
    }
}
