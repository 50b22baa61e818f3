package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Each value of a resolved run config says which layer it is from, and what holds it where it is locked (8.7). */
final class RunValues implements Rule<Node> {
    private static final String RULE = "8.7-3";
    private static final Form FROM = Form.oneOf(new LinkedHashSet<>(
            List.of("author", "solution_author", "organization", "team", "person", "run", "owner", "installed")));
    private static final Form LOCKED_BY = Form.oneOf(new LinkedHashSet<>(List.of("organization", "team", "owner")));
    private static final Set<String> INSTALLED = Set.of("version", "package_digest", "model");

    @Override
    public void check(Node run, Found into) {
        for (Node.Entry step : run.member("resolved")
                .flatMap(resolved -> resolved.member("steps"))
                .map(Node::members)
                .orElse(List.of())) {
            for (String name : INSTALLED) {
                step.node().member(name).ifPresent(value -> value(value, true, into));
            }
            step.node()
                    .member("settings")
                    .map(Node::members)
                    .orElse(List.of())
                    .forEach(entry -> value(entry.node(), false, into));
        }
        run.member("resolved")
                .flatMap(resolved -> resolved.member("platform"))
                .map(Node::members)
                .orElse(List.of())
                .forEach(entry -> value(entry.node(), false, into));
    }

    private static void value(Node value, boolean installable, Found into) {
        if (!value.isObject()) {
            into.error("8.7-1", value, "a value is written with the layer that it is from; say value and from");
            return;
        }
        new ObjectForm("8.7-1", value, into).has("value", Form.TEXT).may("locked", Form.FLAG);
        new ObjectForm(RULE, value, into).needs("from", FROM).may("locked_by", LOCKED_BY);
        boolean locked = value.member("locked").flatMap(Node::flag).orElse(false);
        if (locked != value.member("locked_by").isPresent()) {
            into.error("8.7-1", value, "locked and locked_by stand together or not at all; say both or neither");
        }
        if (!installable && value.text("from").filter("installed"::equals).isPresent()) {
            into.error(
                    RULE, value, "only a version, a package's digest and a model may be as installed; say the layer");
        }
    }
}
