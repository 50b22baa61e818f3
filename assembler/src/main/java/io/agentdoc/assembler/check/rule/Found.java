package io.agentdoc.assembler.check.rule;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;

/** Collects what the rules of one document find, each at a JSON pointer, and what they could not look at. */
public final class Found {
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> cannotCheck = new ArrayList<>();

    public void error(String rule, Node at, String message) {
        add(rule, Level.ERROR, at.at().toString(), message);
    }

    public void warning(String rule, Node at, String message) {
        add(rule, Level.WARNING, at.at().toString(), message);
    }

    public void note(String rule, Node at, String message) {
        add(rule, Level.NOTE, at.at().toString(), message);
    }

    /** A member that is not there and ought to be; its place is where it would stand. */
    public void missing(String rule, Level level, Node object, String member, String message) {
        add(rule, level, object.at().child(member).toString(), message);
    }

    public void add(String rule, Level level, String place, String message) {
        findings.add(new Finding(rule, level, place, message));
    }

    /** Something that no rule could look at; it is never a pass (14). */
    public void cannotCheck(String why) {
        cannotCheck.add(why);
    }

    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    public List<String> cannotChecks() {
        return List.copyOf(cannotCheck);
    }
}
