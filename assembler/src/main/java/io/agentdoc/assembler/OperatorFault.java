package io.agentdoc.assembler;

/** Something that the person running this program has to mend first, in one sentence that says what and where. */
public final class OperatorFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OperatorFault(String sentence) {
        super(sentence);
    }

    public OperatorFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
