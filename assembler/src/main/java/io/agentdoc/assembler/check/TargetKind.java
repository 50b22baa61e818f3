package io.agentdoc.assembler.check;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What can be checked. */
public enum TargetKind {
    AGENTDOC,
    DESCRIPTOR,
    PACKAGE,
    REPOSITORY,
    RECORD,
    RUN_CONFIG,
    JOB_MANIFEST,
    SAMPLES,
    PROPOSAL,
    RECEIPT,
    PRICES,
    POND,
    CARD,
    SITE;

    public static Optional<TargetKind> of(String text) {
        return Arrays.stream(values())
                .filter(kind -> kind.toString().equals(text))
                .findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
