package io.agentdoc.assembler.repository;

import java.util.List;
import java.util.Optional;

/**
 * Where in a JSON text the text value of one member stands, so that it alone can be written anew.
 *
 * <p>The text was parsed before, so it is known to be JSON; a name that is spelled with escapes is not found.
 */
final class MemberPlace {
    private final String text;
    private int at;

    private MemberPlace(String text) {
        this.text = text;
    }

    /** From the first to past the last character between the quotes. */
    record Span(int start, int end) {}

    static Optional<Span> of(String text, List<String> path) {
        MemberPlace scan = new MemberPlace(text);
        for (String name : path) {
            if (!scan.enter(name)) {
                return Optional.empty();
            }
        }
        scan.blank();
        if (scan.at >= text.length() || text.charAt(scan.at) != '"') {
            return Optional.empty();
        }
        int start = scan.at + 1;
        scan.string();
        return Optional.of(new Span(start, scan.at - 1));
    }

    /** Steps to the value of that member of the object that begins here. */
    private boolean enter(String name) {
        blank();
        if (text.charAt(at) != '{') {
            return false;
        }
        at++;
        blank();
        while (text.charAt(at) == '"') {
            int start = at;
            string();
            boolean found = text.substring(start + 1, at - 1).equals(name);
            blank();
            at++;
            if (found) {
                return true;
            }
            value();
            blank();
            at++;
            blank();
            if (at >= text.length()) {
                return false;
            }
        }
        return false;
    }

    /** Steps past the value that begins here. */
    private void value() {
        blank();
        int depth = 0;
        do {
            char c = text.charAt(at);
            if (c == '"') {
                string();
            } else {
                depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
                at++;
            }
            blank();
        } while (depth > 0 || (at < text.length() && ",}]".indexOf(text.charAt(at)) < 0));
    }

    private void string() {
        at++;
        while (text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
    }

    private void blank() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }
}
