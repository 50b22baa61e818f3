package io.agentdoc.assembler.check.samples;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;

/** Whether those who asked for the work agreed to its publication, nobody can check (7.7). */
final class Consent implements Rule<Node> {
    @Override
    public void check(Node document, Found into) {
        document.member("samples")
                .filter(samples -> !samples.elements().isEmpty())
                .ifPresent(
                        samples -> into.note(
                                "7.7-7",
                                samples,
                                "whether each requester agreed to the publication cannot be checked; it is the publisher's word"));
    }
}
