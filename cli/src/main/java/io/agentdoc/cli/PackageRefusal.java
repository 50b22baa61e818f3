package io.agentdoc.cli;

import io.agentdoc.document.check.Finding;

/** A file that a package's document rests on is not there or not read, so that nothing can be done with the package. */
final class PackageRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Finding finding;

    PackageRefusal(Finding finding) {
        super(finding.message());
        this.finding = finding;
    }

    Finding finding() {
        return finding;
    }
}
