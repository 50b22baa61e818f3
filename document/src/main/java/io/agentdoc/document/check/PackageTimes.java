package io.agentdoc.document.check;

import java.util.List;

/** A package's document is fixed to its package and not to a moment (13.4). */
final class PackageTimes implements Check {
    private static final String RULE = "13.4-4";

    @Override
    public void check(Examined document, Findings into) {
        if (!document.isPackage()) {
            return;
        }
        for (String name : List.of("assembled_at", "stale_after", "assembled_by_operator")) {
            document.member(name).ifPresent(spot -> into.error(RULE, spot.path(), "a package's document carries none"));
        }
        document.sources().stream()
                .flatMap(source -> source.member("fetched_at").stream())
                .forEach(spot ->
                        into.error(RULE, spot.path(), "a package's files are cited at their digest and at no time"));
    }
}
