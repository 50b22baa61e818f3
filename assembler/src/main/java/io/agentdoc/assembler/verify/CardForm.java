package io.agentdoc.assembler.verify;

/**
 * The forms in which an A2A card is signed, from the one that its specification has to the others that are in use.
 *
 * <p>The specification has the defaults removed before the card is canonicalised and leaves open which; shipped signers
 * disagree. A signature therefore holds in one named form, and covers what that form keeps and nothing else.
 */
public enum CardForm {
    RULE_1("rule-1", "the card as served without the members that A2A 1.0 has left out when they say nothing"),
    AS_SERVED("as-served", "the card as served, with every member"),
    PRUNED("prune-empty", "the card without unknown members and without anything empty");

    private final String text;
    private final String words;

    CardForm(String text, String words) {
        this.text = text;
        this.words = words;
    }

    /** What the form is, in words. */
    public String words() {
        return words;
    }

    @Override
    public String toString() {
        return text;
    }
}
