package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.Set;

/** Steps are jobs below an offering, one level deep, each with an id of its own there (12.3). */
final class Steps implements Rule<Declared> {
    private static final String RULE = "12.3-5";

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).may("steps", Form.OBJECTS);
            Set<String> ids = new HashSet<>();
            for (Node step : Declared.objects(offering, "steps")) {
                new ObjectForm(RULE, step, into)
                        .needs("id", Form.TEXT)
                        .needs("name", Form.TEXT)
                        .may("description", Form.TEXT)
                        .may("does", Form.TEXT)
                        .may("inputs", Form.OBJECTS)
                        .may("outputs", Form.OBJECTS)
                        .never("steps", "steps are one level deep; take these out");
                if (step.member("description").or(() -> step.member("does")).isEmpty()) {
                    into.missing(
                            RULE, Level.ERROR, step, "description", "a step says in a sentence what it does; say it");
                }
                step.member("id")
                        .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                        .ifPresent(id -> into.error(RULE, id, "another step has this id; give each its own"));
            }
        }
    }
}
