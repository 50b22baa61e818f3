package io.agentdoc.assembler.probe;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.ArrayList;
import java.util.List;

/** Gathers what a look at a host finds. */
final class Notes {
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> sound = new ArrayList<>();
    private boolean reached;

    void fail(String rule, String place, String message) {
        findings.add(new Finding(rule, Level.ERROR, place, message));
    }

    void warn(String rule, String place, String message) {
        findings.add(new Finding(rule, Level.WARNING, place, message));
    }

    void sound(String line) {
        sound.add(line);
    }

    /** The host answered something. */
    void reached() {
        reached = true;
    }

    Diagnosis diagnosis() {
        return new Diagnosis(findings, sound, reached);
    }
}
