package io.agentdoc.document.check;

/** A stranger's text inside a sentence of ours: quoted, and cut where it is long. */
final class Quoted {
    /** The most of a stranger's text that stands in a sentence of ours: enough to find it by. */
    private static final int LONGEST = 60;

    private Quoted() {}

    static String of(String text) {
        int length = text.codePointCount(0, text.length());
        String shown = length <= LONGEST ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
        return "\"" + shown + "\"";
    }
}
