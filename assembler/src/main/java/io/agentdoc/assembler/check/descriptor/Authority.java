package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.List;

/** What an offering can touch comes from a closed list, and one word outside it makes the whole list unreadable (6.11). */
final class Authority implements Rule<Declared> {
    private static final String RULE = "6.11-15";

    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).may("authority", Form.LIST);
            offering.member("authority").map(Node::elements).orElse(List.of()).stream()
                    .filter(value ->
                            value.text().filter(Vocabulary.AUTHORITY::contains).isEmpty())
                    .forEach(value -> into.error(
                            RULE,
                            value,
                            "none of the nine authority values, so the whole list is read as not stated; take one of "
                                    + String.join(", ", Vocabulary.AUTHORITY)));
        }
    }
}
