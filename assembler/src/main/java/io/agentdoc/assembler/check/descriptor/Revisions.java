package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Set;
import java.util.stream.Collectors;

/** Revisions say how many are included and for how long, and what more cost: by step or flat, never both (6.2). */
final class Revisions implements Rule<Declared> {
    private static final String RULE = "6.2-16";

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            offering.member("revisions").ifPresent(revisions -> {
                new ObjectForm(RULE, offering, into).may("revisions", Form.OBJECT);
                if (revisions.isObject()) {
                    revisions(revisions, steps(offering), into);
                }
            });
        }
    }

    private static void revisions(Node revisions, Set<String> steps, Found into) {
        new ObjectForm(RULE, revisions, into).needs("included", Form.OBJECT).may("steps", Form.OBJECTS);
        revisions
                .member("included")
                .filter(Node::isObject)
                .ifPresent(included -> new ObjectForm(RULE, included, into)
                        .needs("count", Form.COUNT)
                        .needs("window_days", Form.COUNT));
        boolean priced = revisions.member("steps").isPresent();
        boolean flat = revisions.member("flat").isPresent();
        if (priced == flat) {
            into.error(
                    RULE,
                    revisions,
                    flat
                            ? "it has steps and flat, of which one decides; keep one"
                            : "it says neither steps nor flat, so nobody knows what a revision costs; say one");
        }
        for (Node step : Declared.objects(revisions, "steps")) {
            new ObjectForm(RULE, step, into).needs("id", Form.TEXT).needs("price", Form.OBJECT);
            step.member("id")
                    .filter(id ->
                            id.text().filter(text -> !steps.contains(text)).isPresent())
                    .ifPresent(id -> into.error(RULE, id, "the offering has no step of this id; name one that it has"));
        }
    }

    private static Set<String> steps(Node offering) {
        return Declared.objects(offering, "steps").stream()
                .flatMap(step -> step.text("id").stream())
                .collect(Collectors.toSet());
    }
}
