package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;

/** An offering that takes any instruction says what it may touch and its ceilings, and its agent its data use (6.11). */
final class OpenEnded implements Rule<Declared> {
    private static final String RULE = "6.11-6";
    private static final List<String> DATA_USE = List.of("retention", "processors", "memory");

    @Override
    public void check(Declared declared, Found into) {
        List<Node> openEnded = declared.offerings().stream()
                .filter(offering -> Declared.isScope(offering, Vocabulary.OPEN_ENDED))
                .toList();
        openEnded.forEach(offering ->
                new ObjectForm(RULE, offering, into).has("authority", Form.LIST).has("ceilings", Form.OBJECT));
        if (!openEnded.isEmpty()) {
            dataUse(declared, into);
        }
    }

    /** A package has no handling terms (12.6 rule 4), so in a draft this is left for the install (decision 44). */
    private static void dataUse(Declared declared, Found into) {
        Optional<Node> block = declared.root().member("data_use");
        List<String> missing = DATA_USE.stream()
                .filter(name -> block.flatMap(use -> use.member(name)).isEmpty())
                .toList();
        if (!declared.isBound()) {
            into.missing(
                    RULE,
                    Level.NOTE,
                    declared.root(),
                    "data_use",
                    "deferred: the agent of an open-ended offering declares its data use once it is installed");
        } else if (block.isPresent() || declared.root().member("handling_ref").isEmpty()) {
            missing.forEach(name -> into.missing(
                    RULE,
                    Level.ERROR,
                    block.orElse(declared.root()),
                    block.isPresent() ? name : "data_use",
                    "an open-ended offering asks the agent to declare " + name + " in its data use; declare it"));
        } else {
            into.cannotCheck(
                    "whether the document that handling_ref points at declares retention, processors and memory");
        }
    }
}
