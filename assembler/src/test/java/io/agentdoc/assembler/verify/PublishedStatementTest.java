package io.agentdoc.assembler.verify;

import static io.agentdoc.assembler.verify.Answers.assertFailed;
import static io.agentdoc.assembler.verify.Answers.assertNotChecked;
import static io.agentdoc.assembler.verify.Answers.assertUnsigned;
import static io.agentdoc.assembler.verify.Answers.assertVerified;

import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.SignedFixtures;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.testing.Clause;
import org.junit.jupiter.api.Test;

/** Listings and reports are signed by whoever they say they are by. */
@Clause(value = "8.6-1", by = PublishedStatement.class)
class PublishedStatementTest {

    @Test
    void a_report_is_the_bureaus_that_it_names() {
        JsonObject byAnother =
                SignedFixtures.sign(Attested.reportBody(), "agent-reputation-report-v1", TestKeys.stranger());

        assertVerified(Attested.bureau().publicKey(), report(Attested.report()));
        assertFailed("and by is", report(byAnother));
        assertFailed("over this document", report(Documents.with(Attested.report(), "enrollment", "unproven")));
    }

    @Test
    void a_report_that_names_nobody_is_whoever_signed_it() {
        JsonObject body = Attested.reportBody().without("by");

        assertVerified(
                TestKeys.stranger().publicKey(),
                report(SignedFixtures.sign(body, "agent-reputation-report-v1", TestKeys.stranger())));
        assertUnsigned(report(body));
    }

    @Test
    void another_form_or_another_tag_is_not_checked() {
        assertNotChecked("in the form", report(Documents.with(Attested.report(), "reputation", "v2")));
        assertNotChecked(
                "not this kind's tag",
                report(SignedFixtures.sign(Attested.reportBody(), "descriptor-statement-v1", Attested.bureau())));
        assertUnsigned(SignatureRules.standard().check(KnownKind.LISTING, Attested.listing()));
    }

    private static SignatureCheck report(JsonObject document) {
        return SignatureRules.standard().check(KnownKind.REPUTATION_REPORT, document);
    }
}
