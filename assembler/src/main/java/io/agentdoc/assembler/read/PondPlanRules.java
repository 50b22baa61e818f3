package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What Pond asks of one pricing plan; the first thing that a plan gets wrong is its fault. */
final class PondPlanRules {
    private static final Set<String> MEMBERS = Set.of(
            "name",
            "pricing_model",
            "amount_minor",
            "usage_unit",
            "custom_usage_unit",
            "usage_quantity",
            "billing_interval",
            "included_units",
            "validity_days",
            "description",
            "sort_order");

    private static final Set<String> UNITS = Set.of("token", "result", "other");
    private static final Map<String, Predicate<Node>> RULES = rules();

    private PondPlanRules() {}

    static Optional<String> fault(Node plan) {
        return RULES.entrySet().stream()
                .filter(rule -> !rule.getValue().test(plan))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private static Map<String, Predicate<Node>> rules() {
        Map<String, Predicate<Node>> rules = new LinkedHashMap<>();
        rules.put("a plan is not an object", Node::isObject);
        rules.put("a plan has an unknown member", PondPlanRules::knowsMembers);
        rules.put(
                "a plan has no name",
                plan -> plan.text("name").filter(name -> !name.isEmpty()).isPresent());
        rules.put("a plan's amount is not a whole number of cents", plan -> isAtLeast(plan, "amount_minor", 0));
        rules.put(
                "a plan's unit is unknown",
                plan -> UNITS.contains(plan.text("usage_unit").orElse("")));
        rules.put("a plan has a unit of its own beside another than the unit other", PondPlanRules::ownUnitHolds);
        rules.put("a plan's order is below one", plan -> isAbsentOrAtLeast(plan, "sort_order", 1));
        rules.put("a plan's description is not a text", PondPlanRules::describes);
        rules.put("a plan breaks the rules of its pricing model", PondPlanRules::modelHolds);
        return Collections.unmodifiableMap(rules);
    }

    private static boolean knowsMembers(Node plan) {
        return plan.members().stream().allMatch(entry -> MEMBERS.contains(entry.name()));
    }

    private static boolean ownUnitHolds(Node plan) {
        boolean other = plan.text("usage_unit").filter("other"::equals).isPresent();
        return other
                == plan.text("custom_usage_unit")
                        .filter(unit -> !unit.isEmpty())
                        .isPresent();
    }

    private static boolean describes(Node plan) {
        return plan.member("description").isEmpty() || plan.text("description").isPresent();
    }

    private static boolean modelHolds(Node plan) {
        return switch (plan.text("pricing_model").orElse("")) {
            case "free" ->
                PondPlans.number(plan, "amount_minor")
                                .filter(amount -> amount == 0)
                                .isPresent()
                        && isAtLeast(plan, "included_units", 1)
                        && isAbsentOrAtLeast(plan, "validity_days", 0)
                        && hasNone(plan, "usage_quantity", "billing_interval");
            case "pay_as_you_go" ->
                isAtLeast(plan, "amount_minor", 1)
                        && isAbsentOrAtLeast(plan, "usage_quantity", 1)
                        && hasNone(plan, "billing_interval", "included_units", "validity_days");
            case "subscription" ->
                isAtLeast(plan, "amount_minor", 1)
                        && plan.text("billing_interval").filter("month"::equals).isPresent()
                        && isAtLeast(plan, "included_units", 1)
                        && hasNone(plan, "usage_quantity", "validity_days");
            default -> false;
        };
    }

    private static boolean isAtLeast(Node plan, String name, long least) {
        return PondPlans.number(plan, name).filter(value -> value >= least).isPresent();
    }

    private static boolean isAbsentOrAtLeast(Node plan, String name, long least) {
        return plan.member(name).isEmpty() || isAtLeast(plan, name, least);
    }

    private static boolean hasNone(Node plan, String... names) {
        return Set.of(names).stream().allMatch(name -> plan.member(name).isEmpty());
    }
}
