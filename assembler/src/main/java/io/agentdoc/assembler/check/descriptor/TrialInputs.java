package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An input of a trial is a declared one under a limit tighter than the offering's own (7.7). */
final class TrialInputs implements Rule<Declared> {
    private static final String RULE = "7.7-4";
    private static final List<String> LIMITS =
            List.of("max_chars", "max_bytes", "max_pages", "max_seconds", "max_items");

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            Map<String, Node> inputs = new HashMap<>();
            Declared.objects(offering, "inputs")
                    .forEach(input -> input.text("name").ifPresent(name -> inputs.put(name, input)));
            offering.member("trial")
                    .flatMap(trial -> trial.member("shape"))
                    .map(shape -> Declared.objects(shape, "inputs"))
                    .orElse(List.of())
                    .forEach(input -> input(input, inputs, into));
        }
    }

    private static void input(Node input, Map<String, Node> inputs, Found into) {
        ObjectForm form = new ObjectForm(RULE, input, into).needs("name", Form.TEXT);
        LIMITS.forEach(limit -> form.may(limit, Form.COUNT));
        if (LIMITS.stream().noneMatch(limit -> input.member(limit).isPresent())) {
            into.error(RULE, input, "it limits nothing; give one of " + String.join(", ", LIMITS));
        }
        Optional<Node> own = input.text("name").flatMap(name -> Optional.ofNullable(inputs.get(name)));
        if (own.isEmpty()) {
            into.error(RULE, input, "the offering declares no input of this name; name one that it has");
        }
        for (String limit : LIMITS) {
            Optional<Long> most =
                    own.flatMap(declared -> declared.member(limit)).flatMap(Form::whole);
            input.member(limit)
                    .filter(tighter -> most.isPresent()
                            && Form.whole(tighter)
                                    .filter(value -> value > most.get())
                                    .isPresent())
                    .ifPresent(tighter -> into.error(
                            RULE, tighter, "it is above the offering's own " + limit + "; a trial's limit is tighter"));
        }
    }
}
