package io.agentdoc.assembler.draft;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.JsonObject;
import java.util.List;

/**
 * A draft Descriptor and everything that it is not yet.
 *
 * @param descriptor only what its sources say, in the present form
 * @param leftOut what a source says and the draft does not, each with the reason
 * @param findings what the draft still breaks as a Descriptor
 * @param questions what no source says and the operator may
 */
public record Draft(JsonObject descriptor, List<String> leftOut, List<Finding> findings, List<Question> questions) {
    public Draft {
        leftOut = List.copyOf(leftOut);
        findings = List.copyOf(findings);
        questions = List.copyOf(questions);
    }

    /** A member that is not stated, and what its answer would say. */
    public record Question(String member, String text) {}

    /** Whether a checker would let it through as a draft. */
    public boolean passes() {
        return findings.stream().noneMatch(finding -> finding.level() == Level.ERROR);
    }
}
