package io.agentdoc.assembler.probe;

import io.agentdoc.document.check.Finding;
import java.util.List;

/**
 * What a look at a host found.
 *
 * @param sound what is as it should be, a line a file
 * @param reached whether the host answered at all
 */
public record Diagnosis(List<Finding> findings, List<String> sound, boolean reached) {
    public Diagnosis {
        findings = List.copyOf(findings);
        sound = List.copyOf(sound);
    }
}
