package io.agentdoc.assembler.check.rule;

/** A document's word inside a sentence of ours: in quotes, and short. */
public final class Quoted {
    /** The most of a stranger's word that stands in a sentence of ours: enough to find it by. */
    private static final int LONGEST = 60;

    private Quoted() {}

    public static String of(String word) {
        int length = word.codePointCount(0, word.length());
        int end = word.offsetByCodePoints(0, Math.min(length, LONGEST));
        return "\"" + word.substring(0, end) + (length > LONGEST ? "…\"" : "\"");
    }
}
