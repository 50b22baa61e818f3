package io.agentdoc.cli.config;

/** Says of a fault in YAML's syntax what to do about it. */
final class YamlSyntax {
    private YamlSyntax() {}

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
        if (problem.contains("expected ',' or")) {
            return "a comma or the closing bracket is missing here; add it.";
        }
        if (problem.contains("cannot start any token")) {
            return "this character begins no value; put the text in quotes.";
        }
        if (problem.contains("unexpected end of stream")) {
            return "a quotation mark is not closed; add it.";
        }
        return problem + "; mend the line.";
    }

    /** The line and column of a character, where the parser gives nothing but its index. */
    static Place place(String file, String text, int index) {
        String before = text.substring(0, Math.min(text.length(), text.offsetByCodePoints(0, bounded(text, index))));
        int line = (int) before.chars().filter(c -> c == '\n').count() + 1;
        return new Place(file, line, before.length() - before.lastIndexOf('\n'));
    }

    private static int bounded(String text, int index) {
        return Math.max(0, Math.min(index, text.codePointCount(0, text.length())));
    }
}
