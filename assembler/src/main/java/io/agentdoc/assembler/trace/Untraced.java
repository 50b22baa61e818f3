package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.MemberPath;

/** The two findings of a trace: what no cited source says, and what one says and the document does not. */
final class Untraced {
    private Untraced() {}

    /** A fact that is in no cited source (9.10). */
    static Finding fact(MemberPath at, String why) {
        return new Finding("9.10-3", Level.ERROR, at.toString(), "fact_not_in_source: " + why);
    }

    /** Something that a source says of what the document carries, and the document is silent about (9.6). */
    static Finding silence(MemberPath at, String why) {
        return new Finding("9.10-9", Level.WARNING, at.toString(), "stated_in_source: " + why);
    }
}
