package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads what a proposal asks for an offering. Its integers are shown with their currency as they stand, for their unit is
 * the document's own (decision 72).
 *
 * <p>Time and materials have no price in words, and are carried only with the cap that bounds them. No charge is what says
 * so. A clause with two arrangements, or one that nobody knows, states no price.
 */
final class ProposedPrice {
    private static final String FIXED = "fixed_fee";
    private static final String METERED = "time_and_materials";
    private static final String NO_CHARGE = "no_charge";
    private static final List<String> OF_NO_CHARGE = List.of("arrangement", "grade");
    private static final List<String> ARRANGEMENTS = List.of(FIXED, METERED, NO_CHARGE);

    private final Optional<Quote> clause;
    private final Optional<Quote> shape;
    private final String arrangement;

    ProposedPrice(Quote proposal) {
        this.clause = proposal.part("price").filter(ProposedPrice::isShapeOnly);
        List<String> present =
                clause.map(at -> ARRANGEMENTS.stream().filter(at::has).toList()).orElse(List.of());
        boolean one = present.size() == 1;
        if (clause.isPresent() && !one) {
            clause.get().unreadable(clause.get().node(), "one of " + String.join(", ", ARRANGEMENTS));
        }
        this.arrangement = one ? present.getFirst() : "";
        this.shape = one ? clause.flatMap(at -> at.part(arrangement)) : Optional.empty();
    }

    private static boolean isShapeOnly(Quote clause) {
        Optional<Node> binding = Bindings.orAddress(clause.node());
        binding.ifPresent(
                at -> clause.notes().warn("9.5-23", at, "a binding where a price belongs, so none of it is stated"));
        return binding.isEmpty();
    }

    Members of(String offering) {
        return shape.map(at -> switch (arrangement) {
                    case FIXED -> fixed(at, offering);
                    case METERED -> metered(at);
                    default -> uncharged(at);
                })
                .orElseGet(Members::none);
    }

    /** It has its name and its grade and nothing else; whatever stands beside them may be a charge. */
    private Members uncharged(Quote at) {
        boolean nothingElse = at.node().members().stream().allMatch(entry -> OF_NO_CHARGE.contains(entry.name()));
        return nothingElse
                ? terms(Stated.notStated())
                        .put(Offering.PRICE, at.said("no charge"))
                        .build()
                : Members.none().with(Offering.PRICE, at.unreadable(at.node(), "no charge and nothing else"));
    }

    private Members fixed(Quote fee, String offering) {
        List<Quote> rates = fee.parts("rates").stream()
                .filter(rate ->
                        rate.node().text("offering").filter(offering::equals).isPresent())
                .toList();
        if (rates.isEmpty()) {
            fee.notes()
                    .note("9.5-9", fee.node(), "no rate for an offering in its scope, whose price it does not state");
            return Members.none();
        }
        Quote rate = rates.getFirst();
        Optional<JsonNumber> amount =
                rate.member("per_task").filter(at -> Quote.isCount(at.value())).flatMap(Node::number);
        Optional<String> currency = fee.node().text("currency").filter(Money::isCurrency);
        if (rates.size() > 1 || amount.isEmpty() || currency.isEmpty()) {
            return Members.none()
                    .with(Offering.PRICE, rate.unreadable(rate.node(), "one whole amount a task in a currency"));
        }
        return terms(rate.count("minimum"))
                .put(
                        Offering.PRICE,
                        rate.said(
                                amount.get().text() + " " + currency.get() + " per task",
                                rate.member("per_task").orElseThrow()))
                .build();
    }

    private Members metered(Quote fee) {
        boolean capped = fee.member("cap")
                .flatMap(cap -> cap.member("amount"))
                .filter(at -> Quote.isCount(at.value()))
                .isPresent();
        return capped
                ? terms(Stated.notStated()).build()
                : Members.none().with(Offering.PRICE, fee.unreadable(fee.node(), "time and materials with their cap"));
    }

    private Members.Builder terms(Stated<Json> minimum) {
        Quote at = clause.orElseThrow();
        return Members.builder()
                .put(Offering.PRICE_TERMS, at.<Json>said(at.node().value()))
                .put(Offering.ARRANGEMENT, arrangement(at))
                .put(Offering.MINIMUM, minimum);
    }

    /** The proposal's own word for how it charges, else the name of the shape. */
    private Stated<String> arrangement(Quote at) {
        Quote fee = shape.orElseThrow();
        if (at.has("arrangement")) {
            return at.text("arrangement");
        }
        return fee.has("arrangement") ? fee.text("arrangement") : at.said(arrangement, fee.node());
    }
}
