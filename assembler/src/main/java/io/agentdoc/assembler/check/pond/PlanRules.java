package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** What Pond asks of one pricing plan. */
public final class PlanRules {
    private static final List<String> MEMBERS = List.of(
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
    private static final Form UNIT = Form.oneOf(new LinkedHashSet<>(List.of("token", "result", "other")));
    private static final Form MODEL = Form.oneOf(new LinkedHashSet<>(List.of("free", "pay_as_you_go", "subscription")));
    private static final Form NONE =
            new Form("0", node -> node.number().filter(n -> n.asDouble() == 0).isPresent());

    private PlanRules() {}

    /** What the plan breaks; one that breaks nothing has no finding. */
    public static List<Finding> faults(Node plan) {
        Found found = new Found();
        if (!plan.isObject()) {
            found.error("P-31", plan, "a plan is an object; write one");
            return found.findings();
        }
        members(plan, found);
        switch (plan.text("pricing_model").orElse("")) {
            case "free" -> free(plan, found);
            case "pay_as_you_go" -> payAsYouGo(plan, found);
            case "subscription" -> subscription(plan, found);
            default -> {}
        }
        return found.findings();
    }

    private static void members(Node plan, Found into) {
        new ObjectForm("P-31", plan, into)
                .needs("name", PondForm.FILLED)
                .needs("pricing_model", MODEL)
                .needs("amount_minor", PondForm.atLeast(0))
                .needs("usage_unit", UNIT);
        Closed.check("P-31", plan, MEMBERS, into);
        new ObjectForm("P-32", plan, into).may("custom_usage_unit", PondForm.FILLED);
        boolean other = plan.text("usage_unit").filter("other"::equals).isPresent();
        if (other) {
            new ObjectForm("P-32", plan, into).has("custom_usage_unit", PondForm.FILLED);
        } else {
            never("P-32", plan, "custom_usage_unit", "a plan whose unit is another than other", into);
        }
        new ObjectForm("P-42", plan, into)
                .may("sort_order", PondForm.atLeast(1))
                .may("description", PondForm.TEXT);
        new ObjectForm("P-34", plan, into).may("usage_quantity", PondForm.atLeast(1));
        new ObjectForm("P-35", plan, into).may("billing_interval", Form.exactly("month"));
        new ObjectForm("P-33", plan, into)
                .may("included_units", PondForm.atLeast(1))
                .may("validity_days", PondForm.atLeast(0));
    }

    private static void free(Node plan, Found into) {
        new ObjectForm("P-33", plan, into).may("amount_minor", NONE).has("included_units", PondForm.atLeast(1));
        never("P-33", plan, "usage_quantity", "a free plan", into);
        never("P-33", plan, "billing_interval", "a free plan", into);
    }

    private static void payAsYouGo(Node plan, Found into) {
        new ObjectForm("P-34", plan, into).may("amount_minor", PondForm.atLeast(1));
        for (String name : List.of("billing_interval", "included_units", "validity_days")) {
            never("P-34", plan, name, "a plan that is paid as it is used", into);
        }
    }

    private static void subscription(Node plan, Found into) {
        new ObjectForm("P-35", plan, into)
                .may("amount_minor", PondForm.atLeast(1))
                .has("billing_interval", Form.exactly("month"))
                .has("included_units", PondForm.atLeast(1));
        never("P-35", plan, "usage_quantity", "a subscription", into);
        never("P-35", plan, "validity_days", "a subscription", into);
    }

    private static void never(String rule, Node plan, String name, String who, Found into) {
        new ObjectForm(rule, plan, into).never(name, who + " has no " + name + "; take it out");
    }
}
