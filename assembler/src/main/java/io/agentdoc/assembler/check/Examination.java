package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * What a checker found in one target.
 *
 * @param findings each with its clause as the rule; a place is a member path in an AgentDoc, a JSON pointer in any other
 *     document, and begins with the file and a number sign in a folder: {@code package/descriptor.json#/offerings/0}
 * @param cannotCheck what could not be looked at, each in a sentence; it is never a pass (14)
 */
public record Examination(List<Finding> findings, List<String> cannotCheck) {
    public Examination {
        findings = List.copyOf(findings);
        cannotCheck = List.copyOf(cannotCheck);
    }

    public static Examination of(List<Finding> findings) {
        return new Examination(findings, List.of());
    }

    static Examination cannotCheck(String why) {
        return new Examination(List.of(), List.of(why));
    }

    /** Both, this one first. */
    public Examination and(Examination other) {
        List<Finding> all = new ArrayList<>(findings);
        all.addAll(other.findings);
        List<String> sentences = new ArrayList<>(cannotCheck);
        sentences.addAll(other.cannotCheck);
        return new Examination(all, sentences);
    }
}
