package io.agentdoc.assembler.check.rule;

/**
 * One rule that a document must keep, as far as the document alone can show whether it does.
 *
 * @param <D> the document as its rules look at it
 */
public interface Rule<D> {
    void check(D document, Found into);
}
