package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A SKU's price in one of the five models of 7.6: its terms to the letter, and in words where it is one amount.
 *
 * <p>Free is only what says so and names no amount (decision 28). Tiers are quoted and not summed up. A model that is none of the five, or
 * money that is not a whole number of micro-units of a currency, leaves the price not stated.
 */
record SkuPrice(Stated<String> words, Stated<Json> terms) {
    private static final List<String> AMOUNTS = List.of("amount_micro", "tiers");
    private static final List<String> MEASURES = List.of("unit", "meter", "per", "size", "period", "tiers");

    static Optional<SkuPrice> read(Quote sku) {
        return sku.part("price").flatMap(SkuPrice::of);
    }

    private static Optional<SkuPrice> of(Quote price) {
        Optional<Node> binding = Bindings.orAddress(price.node());
        if (binding.isPresent()) {
            price.notes().warn("9.5-23", binding.get(), "a binding where a price belongs, so none of it is stated");
            return Optional.empty();
        }
        String model = price.node().text("model").orElse("");
        Stated<Json> whole = price.said(price.node().value());
        return switch (model) {
            case "free" ->
                isSilentOn(price, AMOUNTS)
                        ? Optional.of(new SkuPrice(price.said("free"), whole))
                        : unreadable(price, "free, for an amount stands beside the word");
            case "flat" ->
                isSilentOn(price, MEASURES)
                        ? amount(price, whole, money -> Optional.of(""))
                        : unreadable(price, "flat, for a measure stands beside the word");
            case "per_unit", "per-unit" -> amount(price, whole, SkuPrice::unit);
            case "package" -> amount(price, whole, SkuPrice::pack);
            case "tiered" -> tiered(price, whole);
            default -> unreadable(price, "one of the price models free, flat, per_unit, package, tiered");
        };
    }

    /** Nothing, and an amount of nothing, do not contradict a price. */
    private static boolean isSilentOn(Quote price, List<String> names) {
        return names.stream()
                .flatMap(name -> price.member(name).stream())
                .allMatch(at -> at.number()
                        .flatMap(JsonNumber::asLong)
                        .filter(amount -> amount == 0)
                        .isPresent());
    }

    private static Optional<SkuPrice> amount(
            Quote price, Stated<Json> whole, Function<Quote, Optional<String>> counted) {
        Optional<Money> money = Money.read(price.node());
        Optional<String> unit = counted.apply(price);
        if (money.isEmpty() || unit.isEmpty()) {
            return unreadable(price, "money in whole micro-units of a currency for a stated number of units");
        }
        return Optional.of(new SkuPrice(price.said(money.get().text() + unit.get()), whole));
    }

    private static Optional<SkuPrice> tiered(Quote price, Stated<Json> whole) {
        boolean currency =
                price.node().text("currency").filter(Money::isCurrency).isPresent();
        var tiers = price.parts("tiers");
        boolean readable = currency
                && !tiers.isEmpty()
                && tiers.stream()
                        .allMatch(tier -> tier.member("amount_micro")
                                .map(Node::value)
                                .filter(Quote::isCount)
                                .isPresent());
        return readable
                ? Optional.of(new SkuPrice(Stated.notStated(), whole))
                : unreadable(price, "tiers of whole micro-units of a currency");
    }

    private static Optional<String> unit(Quote price) {
        Optional<String> meter = price.node().text("unit").or(() -> price.node().text("meter"));
        return meter.flatMap(name -> count(price, "per").map(per -> " per " + per + " " + name));
    }

    private static Optional<String> pack(Quote price) {
        Optional<String> meter = price.node().text("unit").or(() -> price.node().text("meter"));
        Optional<Long> size = count(price, "size");
        Optional<String> period = price.node().text("period");
        return meter.isPresent() && size.isPresent() && period.isPresent()
                ? Optional.of(" per package of " + size.get() + " " + meter.get() + " a " + period.get())
                : Optional.empty();
    }

    private static Optional<Long> count(Quote price, String name) {
        return price.member(name)
                .flatMap(Node::number)
                .flatMap(JsonNumber::asLong)
                .filter(count -> count > 0);
    }

    private static Optional<SkuPrice> unreadable(Quote price, String expected) {
        return Optional.of(new SkuPrice(price.unreadable(price.node(), expected), Stated.notStated()));
    }
}
