package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A trial says who may ask, what is smaller in it and how often: counts, and at least one (7.7). */
final class Trials implements Rule<Declared> {
    private static final Form WHO = Form.oneOf(new LinkedHashSet<>(List.of("anyone", "signed_in", "verified")));
    private static final List<String> COUNTS = List.of("per_requester_per_day", "per_day", "per_requester_ever");

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            new ObjectForm("7.7-1", offering, into).may("trial", Form.OBJECT);
            offering.member("trial").filter(Node::isObject).ifPresent(trial -> trial(trial, offering, into));
        }
    }

    private static void trial(Node trial, Node offering, Found into) {
        new ObjectForm("7.7-1", trial, into).needs("who", WHO).may("shape", Form.OBJECT);
        new ObjectForm("7.7-3", trial, into).needs("limits", Form.OBJECT);
        trial.member("limits").filter(Node::isObject).ifPresent(limits -> {
            ObjectForm form = new ObjectForm("7.7-3", limits, into);
            COUNTS.forEach(name -> form.may(name, Form.COUNT));
            if (COUNTS.stream().noneMatch(name -> limits.member(name).isPresent())) {
                into.error(
                        "7.7-3",
                        limits,
                        "a trial without a count is not bounded; give one of " + String.join(", ", COUNTS));
            }
        });
        trial.member("shape").filter(Node::isObject).ifPresent(shape -> shape(shape, offering, into));
    }

    private static void shape(Node shape, Node offering, Found into) {
        new ObjectForm("7.7-2", shape, into)
                .may("inputs", Form.OBJECTS)
                .may("omits", Form.TEXTS)
                .may("live_seconds", Form.COUNT)
                .may("keeps_days", Form.COUNT)
                .may("marked", Form.FLAG);
        Set<String> outputs = Declared.names(offering, "outputs");
        shape.member("omits").map(Node::elements).orElse(List.of()).stream()
                .filter(name ->
                        name.text().filter(text -> !outputs.contains(text)).isPresent())
                .forEach(name -> into.error(
                        "7.7-2", name, "the offering declares no output of this name; name one that it has"));
    }
}
