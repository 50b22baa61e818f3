package io.agentdoc.assembler.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Proposed;
import io.agentdoc.assembler.fixture.TestKeys;
import io.agentdoc.assembler.sign.RecordSigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Proposals, receipts and prices, each clean and broken. */
class SourceCheckerTest {
    private static final SignatureRules RULES = SignatureRules.standard();
    private static final String PRICES = """
            {"skus": [{"sku": "one", "covers": {"offerings": ["try"]}, "provider": {"id": "internal"},
                       "price": {"model": "flat", "currency": "EUR", "amount_micro": 5000000}}]}
            """;

    @Test
    @Clause("8.6-1")
    void a_proposal_that_its_provider_signed_is_clean() {
        assertEquals(List.of(), lines(proposals(), Proposed.signed(Proposed.body())));
        assertEquals(
                List.of("warning 8.6-1 : nobody signed it, so that it is nobody's word and moves nothing"),
                lines(proposals(), Proposed.body()));
        JsonObject altered = Documents.with(Proposed.signed(Proposed.body()), "version", "2");
        assertTrue(lines(proposals(), altered).getFirst().startsWith("error 8.6-1 /signatures: the signature fails: "));
    }

    @Test
    void a_proposal_to_one_party_says_that_it_is_no_standing_one() {
        JsonObject directed = Proposed.signed(Proposed.with("offered_to", "\"somebody\""));
        assertTrue(lines(proposals(), directed).getFirst().startsWith("note 9.5-23 : it is made to one party"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "sow      | \"v2\"                                  | error 9.5-9 /sow: ",
                "id       | \"sow_1\"                               | error 9.5-9 /id: ",
                "scope    | {}                                      | error 9.5-9 /scope/offerings: ",
                "parties  | {\"provider\": {\"agent\": \"me\"}}       | error 9.5-9 /parties/provider/agent: ",
                "does     | \"It tests.\"                           | error 6.1-2 /does: ",
                "price    | {\"fixed_fee\": {}, \"no_charge\": {}}  | error 6.4-1 /price: ",
                "volume   | {\"minimum\": -4}                       | error 6.4-1 /volume/minimum: ",
                "note     | \"say hi\\u202e\"                       | error 12.6-15 /note: ",
            })
    void what_a_view_could_not_take_of_a_proposal_is_its_writers_to_mend(String member, String json, String finding) {
        List<String> lines = lines(proposals(), Proposed.signed(Proposed.with(member, json)));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith(finding)), lines.toString());
    }

    @Test
    @Clause("7.6-10")
    void a_receipt_is_its_platforms_word() {
        assertEquals(List.of(), lines(receipts(), receipt()));
        assertEquals(
                1,
                lines(receipts(), Documents.with(receipt(), "task_id", "other")).size());
        JsonObject bare = Documents.parse("{\"receipt\": \"v1\", \"signatures\": []}");
        List<String> lines = lines(receipts(), bare);
        for (String member : List.of("name", "responder", "offering", "task_id", "completed_at", "by")) {
            assertTrue(
                    lines.stream().anyMatch(line -> line.startsWith("error 7.6-10 /" + member + ": ")),
                    lines.toString());
        }
        assertTrue(lines.contains(
                "warning 8.1-4 /signatures: nobody signed it, so that it is nobody's word and moves nothing"));
    }

    @Test
    @Clause({"7.6-1", "7.6-7"})
    void prices_say_what_they_cover_and_are_what_their_digest_says() {
        assertEquals(List.of(), lines(prices(), Documents.parse(PRICES)));
        assertPrices("error 7.6-1 /skus/0/covers: ", PRICES.replace("covers", "about"));
        assertPrices("error 7.6-1 /skus/0/provider: ", PRICES.replace("provider", "biller"));
        assertPrices("error 7.6-1 /skus: ", "{\"skus\": 7}");
        assertPrices("error 7.6-7 /skus/0: ", PRICES.replace("\"sku\":", "\"digest\": \"AAAA\", \"sku\":"));
        assertPrices("error 6.4-1 /skus/0/price: ", PRICES.replace("flat", "subscription"));
        assertPrices(
                "error 7.6-1 /skus/1/sku: another SKU has this id",
                PRICES.replace(
                        "]}\n",
                        ", {\"sku\": \"one\", \"covers\": \"agent\", \"price\": {\"model\": \"free\"},"
                                + " \"provider\": \"x\"}]}\n"));
    }

    @Test
    void what_is_no_object_is_a_finding() {
        for (SourceChecker checker : List.of(proposals(), receipts(), prices())) {
            Examination examination = checker.examine(new Target.Document("it", Bytes.empty(), JsonArray.empty()));
            assertEquals("unreadable", examination.findings().getFirst().rule());
        }
    }

    private static void assertPrices(String finding, String text) {
        List<String> lines = lines(prices(), Documents.parse(text));
        assertTrue(lines.stream().anyMatch(line -> line.startsWith(finding)), lines.toString());
    }

    private static JsonObject receipt() {
        JsonObject body = Documents.parse("""
                {"receipt": "v1", "name": "completed", "responder": "%s", "offering": "try", "task_id": "t",
                 "completed_at": "2026-08-12T17:20:00Z", "by": "%s", "signatures": []}
                """.formatted(
                        TestKeys.subject().publicKey().nkey(),
                        TestKeys.of("platform").publicKey().nkey()));
        return switch (new RecordSigner(RULES).sign(body, FamilyTag.RECEIPT, TestKeys.of("platform"))) {
            case Signing.Signed signed -> signed.document();
            case Signing.Refused refused -> throw new AssertionError(refused.why());
        };
    }

    private static SourceChecker proposals() {
        return SourceChecker.ofProposals(RULES);
    }

    private static SourceChecker receipts() {
        return SourceChecker.ofReceipts(RULES);
    }

    private static SourceChecker prices() {
        return SourceChecker.ofPrices(RULES);
    }

    private static List<String> lines(SourceChecker checker, JsonObject document) {
        Examination examination = checker.examine(new Target.Document("it", Bytes.empty(), document));
        assertEquals(List.of(), examination.cannotCheck());
        return examination.findings().stream().map(SourceCheckerTest::line).toList();
    }

    private static String line(Finding finding) {
        return finding.level() + " " + finding.rule() + " " + finding.place() + ": " + finding.message();
    }
}
