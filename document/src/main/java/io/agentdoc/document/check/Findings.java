package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;

/** Collects what the rules find, in the order in which they find it. */
final class Findings {
    private final List<Finding> all = new ArrayList<>();

    void error(String rule, MemberPath at, String message) {
        add(rule, Level.ERROR, at, message);
    }

    void warning(String rule, MemberPath at, String message) {
        add(rule, Level.WARNING, at, message);
    }

    void note(String rule, MemberPath at, String message) {
        add(rule, Level.NOTE, at, message);
    }

    void add(String rule, Level level, MemberPath at, String message) {
        all.add(new Finding(rule, level, at.toString(), message));
    }

    List<Finding> all() {
        return List.copyOf(all);
    }
}
