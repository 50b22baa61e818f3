package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.Node;
import java.util.List;

/** A data-use declaration is read whole or not at all, so every member of it can be read (6.9). */
final class DataUse implements Rule<Declared> {
    private static final String RULE = "6.9-17";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("data_use", Form.OBJECT);
        declared.root().member("data_use").filter(Node::isObject).ifPresent(block -> {
            new ObjectForm(RULE, block, into)
                    .may("promises", Form.OBJECT)
                    .may("retention", Form.OBJECT)
                    .may("memory", Form.oneOf(Vocabulary.MEMORY))
                    .may("processors", Form.LIST)
                    .may("jurisdictions", Form.TEXTS);
            block.member("retention")
                    .filter(Node::isObject)
                    .ifPresent(retention -> new ObjectForm(RULE, retention, into).needs("max_days", Form.COUNT));
            block.member("promises").map(Node::members).orElse(List.of()).forEach(entry -> promise(entry, into));
        });
    }

    private static void promise(Node.Entry entry, Found into) {
        if (!Vocabulary.PROMISES.contains(entry.name())) {
            into.warning("6.9-13", entry.node(), "no promise of this name is known, so nobody reads it; take it out");
        } else if (entry.node().value() != JsonBoolean.TRUE) {
            into.error(
                    "6.9-13",
                    entry.node(),
                    "a promise is made by true and left out where it is not made; this makes the whole block unreadable");
        }
    }
}
