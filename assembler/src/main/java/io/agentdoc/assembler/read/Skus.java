package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * The prices that an operator declares as SKUs (7.6). Where several cover an offering, the most specific does; where
 * none does, no price is stated, for silence about money is not a gift (9.6).
 */
record Skus(List<Quote> entries) {

    static Skus of(Quote from, Quote shown) {
        return new Skus(from.has("skus") ? from.parts("skus") : shown.parts("skus"));
    }

    void price(String offering, Members.Builder into) {
        Optional<Quote> sku = entries.stream()
                .filter(entry -> names(entry, offering))
                .findFirst()
                .or(() -> entries.stream().filter(Skus::coversAll).findFirst());
        sku.flatMap(entry -> entry.part("price")).ifPresent(price -> {
            into.put(Offering.PRICE, text(price));
            into.put(Offering.PRICE_TERMS, price.<Json>said(price.node().value()));
        });
    }

    /** The price in words: free only where the model says free, an amount only where it is one number (decision 28). */
    private static Stated<String> text(Quote price) {
        return switch (price.node().text("model").orElse("")) {
            case "free" -> price.said("free");
            case "flat" -> amount(price, "");
            case "per_unit", "per-unit" -> amount(price, unit(price));
            default -> Stated.notStated();
        };
    }

    private static Stated<String> amount(Quote price, String unit) {
        Optional<Money> money = Money.read(price.node());
        return money.isPresent()
                ? price.said(money.get().text() + unit)
                : price.unreadable(price.node(), "money in whole micro-units of a currency");
    }

    private static String unit(Quote price) {
        Optional<String> meter = price.node().text("unit").or(() -> price.node().text("meter"));
        Optional<Long> per = price.node().member("per").flatMap(Node::number).flatMap(number -> number.asLong());
        return meter.map(name -> " per " + per.map(count -> count + " ").orElse("") + name)
                .orElse("");
    }

    private static boolean coversAll(Quote sku) {
        Optional<Node> covers = sku.member("covers");
        return covers.isEmpty()
                || covers.get().text().filter("agent"::equals).isPresent()
                || covers.get().member("agent").isPresent();
    }

    private static boolean names(Quote sku, String offering) {
        Optional<Node> covers = sku.member("covers");
        List<Node> named = covers.map(at -> at.isArray()
                        ? at.elements()
                        : at.member("offerings").map(Node::elements).orElse(List.of()))
                .orElse(List.of());
        return named.stream().anyMatch(at -> at.text().filter(offering::equals).isPresent());
    }
}
