package io.agentdoc.document.check;

/** One rule that a document must keep, as far as the document alone can show whether it does (9.10). */
interface Check {
    void check(Examined document, Findings into);
}
