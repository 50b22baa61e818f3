package io.agentdoc.assembler.assemble;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;

/** What became plain only when the sources met: of each, the source that it is about and why it fills less than it says. */
final class Remarks {
    private final List<Finding> findings = new ArrayList<>();

    void warn(String rule, SourceId source, String message) {
        findings.add(new Finding(rule, Level.WARNING, source.text(), message));
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }
}
