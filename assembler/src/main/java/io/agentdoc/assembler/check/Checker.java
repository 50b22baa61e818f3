package io.agentdoc.assembler.check;

/** Checks one kind of target and tells everything that it finds, never only the first. */
public sealed interface Checker {

    /** A checker of JSON documents. */
    non-sealed interface OfDocument extends Checker {
        Examination examine(Target.Document document);
    }

    /** A checker of folders and archives. */
    non-sealed interface OfFiles extends Checker {
        Examination examine(Target.Files folder);
    }

    /** A checker of output folders. */
    non-sealed interface OfOutput extends Checker {
        Examination examine(Target.Output output);
    }
}
