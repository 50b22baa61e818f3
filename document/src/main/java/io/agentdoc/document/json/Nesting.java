package io.agentdoc.document.json;

/** How deep a writer stands in a tree, so that a tree made by hand cannot end the stack. */
final class Nesting {
    /** Eight times what the parser reads, and far below what a stack of 512 KiB holds. */
    static final int DEEPEST = 512;

    private int depth;
    private int deepest;

    int depth() {
        return depth;
    }

    /** How deep it ever stood. */
    int deepest() {
        return deepest;
    }

    void enter() {
        if (++depth > DEEPEST) {
            throw new IllegalArgumentException("a tree nests deeper than " + DEEPEST + " levels");
        }
        deepest = Math.max(deepest, depth);
    }

    void leave() {
        depth--;
    }
}
