package io.agentdoc.assembler.packages;

/** Why an archive or a folder is not read; it never leaves this package. */
final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final Fault fault;

    Refusal(Fault fault, String why) {
        super(why, null, false, false);
        this.fault = fault;
    }

    FilesReading.Refused value() {
        return new FilesReading.Refused(fault, String.valueOf(getMessage()));
    }
}
