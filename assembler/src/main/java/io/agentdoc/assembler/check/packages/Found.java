package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import java.util.ArrayList;
import java.util.List;

/** Collects what the rules find and what they could not look at, in that order. */
final class Found {
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> cannotCheck = new ArrayList<>();

    void error(String rule, Spot at, String message) {
        add(rule, Level.ERROR, at.place(), message);
    }

    void error(String rule, String place, String message) {
        add(rule, Level.ERROR, place, message);
    }

    void warning(String rule, Spot at, String message) {
        add(rule, Level.WARNING, at.place(), message);
    }

    void warning(String rule, String place, String message) {
        add(rule, Level.WARNING, place, message);
    }

    void note(String rule, String place, String message) {
        add(rule, Level.NOTE, place, message);
    }

    void add(String rule, Level level, String place, String message) {
        findings.add(new Finding(rule, level, place, message));
    }

    /** Something that no rule could look at; it is never a pass. */
    void cannotCheck(String what, String why) {
        cannotCheck.add(what + ": " + why);
    }

    void cannotCheck(String sentence) {
        cannotCheck.add(sentence);
    }

    Checkup all() {
        return new Checkup(findings, cannotCheck);
    }
}
