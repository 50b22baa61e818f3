package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;

/** An open offering takes its instruction as an input of kind text, declared like any other (6.11). */
final class Instruction implements Rule<Declared> {
    @Override
    public void check(Declared declared, Found into) {
        for (Node offering : declared.offerings()) {
            boolean text = Declared.objects(offering, "inputs").stream()
                    .anyMatch(input -> input.text("kind").filter("text"::equals).isPresent());
            if (Declared.isOpen(offering) && !text) {
                into.missing(
                        "6.11-9",
                        Level.WARNING,
                        offering,
                        "inputs",
                        "an open offering takes its instruction as an input of kind text; declare one");
            }
        }
    }
}
