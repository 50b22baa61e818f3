package io.agentdoc.assembler.read;

import io.agentdoc.assembler.check.pond.PlanRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the pricing plans that a Pond manifest proposes. They are taken all together or not at all: one plan that
 * breaks a rule leaves none. Amounts are US cents, restated as USD.
 */
final class PondPlans {
    private PondPlans() {}

    static Stated<Json> read(Quote metadata) {
        Optional<Node> plans = metadata.member("pricing_plans");
        if (plans.isEmpty()) {
            return Stated.notStated();
        }
        List<Json> read = new ArrayList<>();
        for (Node plan : plans.get().elements()) {
            List<Finding> faults = PlanRules.faults(plan);
            if (!faults.isEmpty()) {
                metadata.notes().warn("P-30", plan, "it breaks a rule of its kind, so no plan is taken");
                return Stated.notStated();
            }
            read.add(restated(plan));
        }
        return read.isEmpty()
                ? metadata.unreadable(plans.get(), "a list of plans")
                : metadata.said(new JsonArray(read), plans.get());
    }

    private static Json restated(Node plan) {
        JsonObject.Builder into = JsonObject.builder();
        plan.text("name").ifPresent(name -> into.put("name", name));
        plan.text("pricing_model").ifPresent(model -> into.put("pricing_model", model));
        into.put("price", price(plan));
        for (String name : List.of("included_units", "validity_days", "description")) {
            plan.member(name).ifPresent(value -> into.put(name, value.value()));
        }
        return into.build();
    }

    private static String price(Node plan) {
        String unit =
                plan.text("custom_usage_unit").or(() -> plan.text("usage_unit")).orElse("");
        return switch (plan.text("pricing_model").orElse("")) {
            case "free" -> "free";
            case "subscription" ->
                dollars(plan) + " per " + plan.text("billing_interval").orElse("");
            default -> dollars(plan) + " per " + quantity(plan, unit);
        };
    }

    private static String quantity(Node plan, String unit) {
        long count = number(plan, "usage_quantity").orElse(1L);
        boolean plural = count != 1 && plan.text("custom_usage_unit").isEmpty();
        return (count == 1 ? "" : count + " ") + unit + (plural ? "s" : "");
    }

    private static String dollars(Node plan) {
        return BigDecimal.valueOf(number(plan, "amount_minor").orElse(0L), 2).toPlainString() + " USD";
    }

    static Optional<Long> number(Node plan, String name) {
        return plan.member(name).flatMap(Node::number).flatMap(JsonNumber::asLong);
    }
}
