package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Attested;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a SKU prices, and what it does not: silence about money is no gift, and a float is no money. */
class SkusTest {
    private static final JsonObject VECTORS =
            Documents.parse(Bytes.own(Corpus.bytes("family/mesh/sku-and-agreement.json")));

    @Test
    @Clause(value = "7.6-7", by = Sku.class)
    void a_skus_digest_is_that_of_its_tagged_bytes_and_moves_with_every_change() {
        JsonObject sku = (JsonObject) VECTORS.get("sku").orElseThrow();
        JsonObject price = (JsonObject) sku.get("price").orElseThrow();
        String published = "LQGAJJ9tQ7U185dmHGSztJzvPN55p_V_j-XcauUNDKk";

        assertEquals(published, Sku.digest(sku));
        assertEquals(published, Sku.digest(Documents.with(sku, "digest", published)));
        assertNotEquals(
                published,
                Sku.digest(
                        Documents.with(sku, "price", Documents.with(price, "amount_micro", new JsonNumber("1501")))));
        assertNotEquals(published, Sku.digest(Documents.with(sku, "covers", Documents.parse("{\"agent\": true}"))));
        assertNotEquals(published, Sku.digest(Documents.with(sku, "provider", Documents.parse("{\"id\": \"other\"}"))));
    }

    @Test
    @Clause(value = "7.6-7", by = Sku.class)
    void a_sku_whose_digest_is_not_its_own_prices_nothing() {
        String sku = "{'sku': 'a', 'covers': {'agent': true}, 'price': {'model': 'free'}, 'provider': {'id': 'x'}%s}";
        String own = Sku.digest(Documents.parse(json(sku.formatted(""))));

        assertEquals(Optional.of("free"), price(sku.formatted(", 'digest': '" + own + "'")));
        assertEquals(
                Optional.empty(), price(sku.formatted(", 'digest': 'LQGAJJ9tQ7U185dmHGSztJzvPN55p_V_j-XcauUNDKk'")));
    }

    @ParameterizedTest(name = "{0}")
    @Clause(
            value = {"7.6-3", "7.6-4"},
            by = SkuPrice.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "free          | free                                   | {'model': 'free'}",
                "flat          | 0.02 USD                               | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': 20000}",
                "nothing asked | 0 USD                                  | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': 0}",
                "private money | 12 XCR                                 | {'model': 'flat', 'currency': 'XCR',"
                        + " 'amount_micro': 12000000}",
                "per unit      | 0.0015 USD per 1000 tokens_out         | {'model': 'per_unit', 'currency': 'USD',"
                        + " 'meter': 'tokens_out', 'per': 1000, 'amount_micro': 1500}",
                "package       | 0.25 USD per package of 100 requests a month | {'model': 'package', 'currency':"
                        + " 'USD', 'meter': 'requests', 'size': 100, 'amount_micro': 250000, 'period': 'month'}",
                "no model      |                                        | {'currency': 'USD', 'amount_micro': 20000}",
                "a sixth model |                                        | {'model': 'subscription', 'currency': 'USD',"
                        + " 'amount_micro': 20000}",
                "a float       |                                        | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': 1500.5}",
                "below zero    |                                        | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': -1}",
                "a text        |                                        | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': '20000'}",
                "no currency   |                                        | {'model': 'flat', 'amount_micro': 20000}",
                "no such code  |                                        | {'model': 'flat', 'currency': '$',"
                        + " 'amount_micro': 20000}",
                "of how many   |                                        | {'model': 'per_unit', 'currency': 'USD',"
                        + " 'meter': 'tokens', 'amount_micro': 20000}",
                "per none      |                                        | {'model': 'per_unit', 'currency': 'USD',"
                        + " 'meter': 'tokens', 'per': 0, 'amount_micro': 20000}",
                "no period     |                                        | {'model': 'package', 'currency': 'USD',"
                        + " 'meter': 'requests', 'size': 100, 'amount_micro': 250000}",
                "a list        |                                        | ['free']",
                "a word        |                                        | 'free'",
                "nothing       |                                        | null",
                "free at a sum |                                        | {'model': 'free', 'currency': 'USD',"
                        + " 'amount_micro': 20000}",
                "free in tiers |                                        | {'model': 'free', 'tiers': [{'amount_micro':"
                        + " 20000}]}",
                "free at none  | free                                   | {'model': 'free', 'amount_micro': 0}",
                "flat a page   |                                        | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': 20000, 'unit': 'page', 'per': 1}",
                "a secret      |                                        | {'model': 'flat', 'currency': 'USD',"
                        + " 'amount_micro': 2, 'account_id': 'planted-secret'}",
            })
    void a_price_is_one_of_five_models_in_whole_micro_units_or_not_stated(String what, String words, String price) {
        Documented doc = assembled("{'sku': 'a', 'covers': {'agent': true}, 'price': " + price + "}");

        assertEquals(Optional.ofNullable(words), doc.offering(0).text("price"), what);
        assertEquals(words == null, doc.notStated().contains("sells.offerings[try].price"), what);
        assertEquals(words == null, doc.offering(0).member("price_terms").isEmpty(), what);
        assertFalse(doc.says("planted-secret"));
    }

    @Test
    @Clause(value = "7.6-3", by = SkuPrice.class)
    void tiers_are_quoted_and_not_summed_up() {
        JsonObject tiers =
                (JsonObject) ((JsonObject) VECTORS.get("price_models").orElseThrow())
                        .get("tiered")
                        .orElseThrow();
        JsonObject document = Documents.parse("{\"skus\": [{\"sku\": \"t\", \"covers\": {\"agent\": true}}]}");
        JsonObject sku =
                Documents.with(Documents.parse("{\"sku\": \"t\", \"covers\": {\"agent\": true}}"), "price", tiers);
        Documented doc = assembled(
                Documents.with(document, "skus", new io.agentdoc.document.json.JsonArray(java.util.List.of(sku))));

        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
        assertEquals(tiers, doc.offering(0).member("price_terms").orElseThrow().value());
    }

    @ParameterizedTest(name = "{0}")
    @Clause(
            value = {"7.6-1", "7.6-2"},
            by = Skus.class)
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "the agent         | 2 USD | {'agent': true}                  | ",
                "the offering      | 1 USD | {'agent': true}                  | {'offerings': ['try']}",
                "the fewer         | 1 USD | {'offerings': ['try', 'a', 'b']} | {'offerings': ['try', 'a']}",
                "just as closely   |       | {'offerings': ['try', 'a']}      | {'offerings': ['try', 'b']}",
                "the agent twice   |       | {'agent': true}                  | {'agent': true}",
                "somebody else's   |       | {'offerings': ['other']}         | ",
                "not the agent     |       | {'agent': false}                 | ",
                "nobody            |       | {}                               | ",
                "unsaid            |       | null                             | ",
                "a list            | 2 USD | ['try']                          | ",
            })
    void the_most_specific_sku_prices_an_offering_and_none_makes_it_free(
            String what, String words, String first, String second) {
        String two = sku(first, 2) + (second == null ? "" : ", " + sku(second, 1));
        Documented doc = assembled(two);

        assertEquals(Optional.ofNullable(words), doc.offering(0).text("price"), what);
        assertEquals(words == null, doc.notStated().contains("sells.offerings[try].price"), what);
        assertFalse(doc.says("\"free\""));
    }

    @Test
    @Clause(value = "7.6-2", by = Skus.class)
    void an_offering_that_no_sku_covers_is_noted_and_not_free() {
        Assembling sources = Assembling.from()
                .file(
                        "registration",
                        "agent-manifest",
                        Documents.with(
                                Edit.without(Agents.registration(), "/skus"),
                                "skus",
                                Documents.parse("{\"it\": [" + json(sku("{'offerings': ['other']}", 1)) + "]}")
                                        .get("it")
                                        .orElseThrow()));

        assertTrue(
                sources.findings().stream().anyMatch(finding -> finding.rule().equals("7.6-2")));
        assertTrue(new Documented(sources.json()).notStated().contains("sells.offerings[try].price"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}",
                "{'skus': {}}",
                "{'skus': []}",
                "{'skus': null}",
                "{'skus': [7, 'free', []]}",
                "{'skus': 'free'}"
            })
    void a_price_document_of_another_shape_prices_nothing(String document) {
        Documented doc = assembled(Documents.parse(json(document)));

        assertTrue(doc.notStated().contains("sells.offerings[try].price"));
    }

    private static String sku(String covers, int dollars) {
        return "{'sku': 's', 'covers': " + covers + ", 'price': {'model': 'flat', 'currency': 'USD', 'amount_micro': "
                + dollars + "000000}}";
    }

    private static Optional<String> price(String sku) {
        return assembled(sku).offering(0).text("price");
    }

    private static Documented assembled(String skus) {
        return assembled(Documents.parse(json("{'skus': [" + skus + "]}")));
    }

    private static Documented assembled(JsonObject document) {
        return new Documented(Attested.beside("commonagent:price", document).json());
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
