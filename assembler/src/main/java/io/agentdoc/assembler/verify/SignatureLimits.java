package io.agentdoc.assembler.verify;

/**
 * How much checking a stranger may make us do.
 *
 * @param maxEntries the most signature entries of one document: 32, where real ones have one and a rotation two; each
 *     costs a pass over the whole document
 */
public record SignatureLimits(int maxEntries) {

    public static SignatureLimits standard() {
        return new SignatureLimits(32);
    }
}
