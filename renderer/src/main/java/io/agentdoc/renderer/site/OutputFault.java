package io.agentdoc.renderer.site;

/** The output cannot be written as it is: a sentence for the person who chose it. */
public final class OutputFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OutputFault(String sentence) {
        super(sentence);
    }

    public OutputFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
