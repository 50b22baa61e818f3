package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.List;

/**
 * What checking a package or a repository found.
 *
 * @param findings each at a file and, in JSON, the pointer into it
 * @param cannotCheck what could not be looked at, each in a sentence; it is never a pass
 */
public record Checkup(List<Finding> findings, List<String> cannotCheck) {
    public Checkup {
        findings = List.copyOf(findings);
        cannotCheck = List.copyOf(cannotCheck);
    }

    /** Whether a rule is broken. */
    boolean hasError() {
        return findings.stream().anyMatch(finding -> finding.level() == Level.ERROR);
    }
}
