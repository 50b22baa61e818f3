package io.agentdoc.document.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * How far past the door anybody can check is one of three words and is worked out from sources that can show it
 * (9.5.1).
 *
 * <p>The document shows the sources' kinds and whether their signatures held. What their records say is for a trace.
 */
final class VisibilityRests implements Check {
    private static final Set<String> WORDS = Set.of("verifiable", "observed", "opaque");
    private static final Set<String> OWN_WORD = Set.of("agent-descriptor", "a2a-card", "plugin-package", "listing");

    @Override
    public void check(Examined document, Findings into) {
        Optional<Spot> visibility = document.section("shape").flatMap(shape -> shape.member("visibility"));
        if (visibility.isEmpty()) {
            return;
        }
        String word = visibility.get().text().orElse("");
        if (!WORDS.contains(word)) {
            into.error("9.5.1-1", visibility.get().path(), "it is none of verifiable, observed and opaque");
        }
        if (document.isPackage()) {
            into.error("9.5.1-6", visibility.get().path(), "nothing of a package has run, so nothing has been seen");
        }
        List<Spot> from = restsOn(document);
        if (word.equals("verifiable")) {
            verifiable(visibility.get(), from, into);
        } else if (word.equals("observed") && from.stream().noneMatch(VisibilityRests::isSomebodyElsesVerified)) {
            into.error(
                    "9.5.1-3",
                    visibility.get().path(),
                    "none of its sources is a verified record of somebody who keeps the door");
        }
    }

    private static void verifiable(Spot visibility, List<Spot> from, Findings into) {
        for (String kind : List.of("deployment-record", "build-record")) {
            if (from.stream().noneMatch(source -> source.says("kind", kind) && source.says("signature", "verified"))) {
                into.error("9.5.1-2", visibility.path(), "none of its sources is a verified " + kind);
            }
        }
    }

    private static boolean isSomebodyElsesVerified(Spot source) {
        return source.says("signature", "verified")
                && !OWN_WORD.contains(source.text("kind").orElse(""));
    }

    /** The sources that visibility names, or else those of its section. */
    private static List<Spot> restsOn(Examined document) {
        Optional<Spot> shape = document.section("shape");
        Optional<Spot> named = shape.flatMap(section -> section.member("visibility_from"))
                .or(() -> shape.flatMap(section -> section.member("visibility_sources")))
                .or(() -> shape.flatMap(section -> section.member("from")));
        return named.stream()
                .flatMap(ids -> Stream.concat(
                        ids.text().stream(), ids.elements().stream().flatMap(id -> id.text().stream())))
                .flatMap(id -> document.source(id).stream())
                .toList();
    }
}
