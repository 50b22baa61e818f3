package io.agentdoc.cli;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;

/** What a run over packages came to. */
final class PackageTally {
    private int packages;
    private int unchanged;
    private int errors;
    private int warnings;
    private int unchecked;
    private int refused;

    /** One package looks as it did when it last passed. */
    void unchanged() {
        packages++;
        unchanged++;
    }

    /** One package is done. */
    void done() {
        packages++;
    }

    void found(Finding finding) {
        errors += finding.level() == Level.ERROR ? 1 : 0;
        warnings += finding.level() == Level.WARNING ? 1 : 0;
    }

    /** Something could not be compared. */
    void unchecked() {
        unchecked++;
    }

    /** Something that a document rests on is not there. */
    void refused() {
        refused++;
    }

    int packages() {
        return packages;
    }

    int unchangedSince() {
        return unchanged;
    }

    int errors() {
        return errors;
    }

    int warnings() {
        return warnings;
    }

    ExitStatus status(boolean strict) {
        if (refused > 0) {
            return ExitStatus.MEND_FIRST;
        }
        if (errors > 0 || (strict && warnings > 0)) {
            return ExitStatus.LOOK;
        }
        return unchecked > 0 ? ExitStatus.NOT_CHECKED : ExitStatus.DONE;
    }
}
