package io.agentdoc.document.value;

/**
 * How much of anything a stranger may make us read. Each limit stands here once, with its reason.
 *
 * @param maxBytes the most bytes of one document: 1 MiB, fifty times the largest real card
 * @param maxDepth how deep a document may nest: 64, where real ones reach 11, and the stack must never decide
 * @param maxTokens the most tokens of one document: 200,000, so that a short text cannot become a huge tree
 * @param maxTextLength the longest string or name in UTF-16 units: 262,144, the size of a whole Pond manifest
 * @param maxNumberLength the longest number's text: 128 characters, far past any double's 17 digits
 */
public record Limits(int maxBytes, int maxDepth, int maxTokens, int maxTextLength, int maxNumberLength) {

    /** What every reader uses unless an operator asks for less. */
    public static Limits standard() {
        return new Limits(1 << 20, 64, 200_000, 1 << 18, 128);
    }

    /** What this program notes for itself is read back whole: 64 MiB, with as many findings as one agent can have. */
    public static Limits ofOwnNotes() {
        return new Limits(64 << 20, 64, 4_000_000, 1 << 22, 64);
    }
}
