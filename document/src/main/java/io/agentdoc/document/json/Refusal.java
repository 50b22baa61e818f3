package io.agentdoc.document.json;

/** Why a text has no tree, and where that shows; it never leaves this package. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final String why;
    private final transient LineColumn at;

    Refusal(String why, LineColumn at) {
        super(why, null, false, false);
        this.why = why;
        this.at = at;
    }

    String why() {
        return why;
    }

    LineColumn at() {
        return at;
    }
}
