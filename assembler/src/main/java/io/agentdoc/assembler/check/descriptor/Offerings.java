package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Every offering has an id of its own, a name and one sentence, and what it takes and gives (6.2). */
final class Offerings implements Rule<Declared> {
    private static final String RULE = "6.2-9";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("offerings", Form.OBJECTS);
        Set<String> ids = new HashSet<>();
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).needs("id", Form.TEXT).needs("name", Form.TEXT);
            offering.member("id")
                    .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                    .ifPresent(id -> into.error(RULE, id, "another offering has this id; give each its own"));
            furnished(offering, into);
        }
    }

    /** What an open offering must list besides is a matter of its scope (6.11). */
    private static void furnished(Node offering, Found into) {
        ObjectForm form = new ObjectForm(RULE, offering, into);
        boolean scoped = offering.member("scope").isPresent();
        for (String list : List.of("inputs", "outputs")) {
            if (scoped) {
                form.may(list, Form.OBJECTS);
            } else {
                form.needs(list, Form.OBJECTS);
            }
        }
    }
}
