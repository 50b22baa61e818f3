package io.agentdoc.assembler.check.samples;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Every rule of a document of samples. */
public final class SamplesRules {
    private static final List<Rule<Node>> RULES = List.of(new SamplesForm(), new Entries(), new Consent(), new Clean());

    private SamplesRules() {}

    /** What the document breaks. */
    public static Found check(Json document) {
        Found found = new Found();
        RULES.forEach(rule -> rule.check(Node.root(document), found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    static List<Rule<Node>> all() {
        return RULES;
    }
}
