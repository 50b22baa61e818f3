package io.agentdoc.assembler.check.packages;

/** Says where in a text an offset lies: the line and the column in it, both from one. */
final class Lines {
    private Lines() {}

    static String at(String text, int offset) {
        int line = 1;
        int start = 0;
        for (int feed = text.indexOf('\n'); feed >= 0 && feed < offset; feed = text.indexOf('\n', feed + 1)) {
            line++;
            start = feed + 1;
        }
        return "line " + line + ", column " + (text.codePointCount(start, offset) + 1);
    }
}
