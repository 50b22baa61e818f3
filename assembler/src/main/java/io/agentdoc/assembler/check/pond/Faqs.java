package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.Map;
import java.util.TreeMap;

/** A question and its answer both say something; each good pair is kept. */
final class Faqs implements Rule<PondManifest> {
    private static final Map<String, Form> MEMBERS = Map.of("question", PondForm.FILLED, "answer", PondForm.FILLED);

    @Override
    public void check(PondManifest manifest, Found into) {
        Items.check("P-27", manifest.metadata("faqs"), new TreeMap<>(MEMBERS), into);
    }
}
