package io.agentdoc.document.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the spelling of a member path, one step after another. */
final class MemberPathParser {
    private final String text;
    private int at;

    MemberPathParser(String text) {
        this.text = text;
    }

    Optional<MemberPath> parse() {
        List<MemberPath.Step> steps = new ArrayList<>();
        while (at < text.length()) {
            Optional<MemberPath.Step> step = text.charAt(at) == '[' ? element(steps) : member(steps);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        return steps.isEmpty() ? Optional.empty() : Optional.of(MemberPath.of(steps));
    }

    private Optional<MemberPath.Step> member(List<MemberPath.Step> before) {
        if (!before.isEmpty()) {
            if (text.charAt(at) != '.') {
                return Optional.empty();
            }
            at++;
        }
        int start = at;
        while (at < text.length() && text.charAt(at) != '.' && text.charAt(at) != '[') {
            at++;
        }
        return at == start ? Optional.empty() : Optional.of(new MemberPath.Step.Member(text.substring(start, at)));
    }

    private Optional<MemberPath.Step> element(List<MemberPath.Step> before) {
        if (before.isEmpty()) {
            return Optional.empty();
        }
        StringBuilder key = new StringBuilder();
        for (at++; at < text.length() && text.charAt(at) != ']'; at++) {
            if (text.charAt(at) == '\\') {
                at++;
                if (at == text.length() || "]\\".indexOf(text.charAt(at)) < 0) {
                    return Optional.empty();
                }
            }
            key.append(text.charAt(at));
        }
        if (at >= text.length()) {
            return Optional.empty();
        }
        at++;
        return Optional.of(new MemberPath.Step.Element(key.toString()));
    }
}
