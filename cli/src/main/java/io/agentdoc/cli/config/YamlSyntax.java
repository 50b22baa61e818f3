package io.agentdoc.cli.config;

import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** Says of a fault in YAML's syntax where it is and what to do about it. */
record YamlSyntax(String file) {
    private static final String UNCLOSED_QUOTE = "unexpected end of stream";
    private static final String UNCLOSED_BRACKET = "expected ',' or";

    /** Where to mend: of what is not closed the beginning, of everything else the place of the trouble. */
    Place at(MarkedYamlEngineException fault) {
        boolean unclosed = fault.getProblem().contains(UNCLOSED_QUOTE)
                || fault.getProblem().contains(UNCLOSED_BRACKET);
        Optional<Mark> mark = unclosed
                ? fault.getContextMark().or(fault::getProblemMark)
                : fault.getProblemMark().or(fault::getContextMark);
        return mark.map(found -> new Place(file, found.getLine() + 1, found.getColumn() + 1))
                .orElse(Place.startOf(file));
    }

    /** Where a character stands of which the parser gives nothing but its index. */
    Place at(String text, int index) {
        int bounded = Math.max(0, Math.min(index, text.codePointCount(0, text.length())));
        String before = text.substring(0, text.offsetByCodePoints(0, bounded));
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        return new Place(file, line, before.length() - before.lastIndexOf('\n'));
    }

    static String sentence(String problem) {
        if (problem.contains("TAB")) {
            return "lines are indented with spaces, and here is a tab; replace it.";
        }
        if (problem.contains("mapping values are not allowed")) {
            return "a colon stands where none can; put the text in quotes, or the key on a line of its own.";
        }
        if (problem.contains("<block end>")) {
            return "the indentation does not fit the lines above; give keys of one group the same indentation.";
        }
        if (problem.contains(UNCLOSED_BRACKET)) {
            return "a bracket opens here, and a comma or the closing bracket is missing; add it.";
        }
        if (problem.contains(UNCLOSED_QUOTE)) {
            return "a quotation mark opens here and is never closed; add it.";
        }
        if (problem.contains("cannot start any token")) {
            return "this character begins no value; put the text in quotes.";
        }
        return problem + "; mend the line.";
    }
}
