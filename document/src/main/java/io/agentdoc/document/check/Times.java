package io.agentdoc.document.check;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.value.MemberPath;
import java.time.Instant;
import java.util.Optional;
import java.util.regex.Pattern;

/** A reader can tell how old the view is: when it was assembled, and when each source was fetched (9.3, 9.10). */
final class Times implements Check {
    private static final String PRESENT = "9.10-8";
    private static final String FORM = "9.3-5";
    private static final Pattern UTC =
            Pattern.compile("\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?([Zz]|\\+00:00)");

    @Override
    public void check(Examined document, Findings into) {
        if (document.isPackage()) {
            return;
        }
        Optional<Spot> assembled = document.member("assembled_at");
        present(assembled, MemberPath.of("assembled_at"), "the document does not say when it was assembled", into);
        for (Spot source : document.sources()) {
            String name = source.says("kind", "observation") ? "at" : "fetched_at";
            if (name.equals("fetched_at")) {
                MemberPath at = source.path().member(name);
                present(source.member(name), at, "the source does not say when it was fetched", into);
            }
            source.member(name)
                    .filter(time -> isAfter(Optional.of(time), assembled))
                    .ifPresent(time -> into.warning(FORM, time.path(), "it is after the moment of assembly"));
        }
        document.member("stale_after").ifPresent(stale -> stale(stale, assembled, into));
        document.objects("unavailable").stream()
                .flatMap(sought -> sought.member("since").stream())
                .forEach(since -> form(since, into));
    }

    private static void present(Optional<Spot> time, MemberPath at, String otherwise, Findings into) {
        if (time.isEmpty()) {
            into.error(PRESENT, at, otherwise);
        } else {
            form(time.get(), into);
        }
    }

    /** A view past its time is old and not invalid, so that is no finding; only a senseless moment is one. */
    private static void stale(Spot stale, Optional<Spot> assembled, Findings into) {
        form(stale, into);
        if (instant(assembled).isPresent()
                && instant(Optional.of(stale)).isPresent()
                && !isAfter(Optional.of(stale), assembled)) {
            into.warning("9.3-6", stale.path(), "the view is old from the moment it was assembled");
        }
    }

    static boolean isAfter(Optional<Spot> later, Optional<Spot> earlier) {
        Optional<Instant> first = instant(earlier);
        return first.isPresent() && instant(later).filter(first.get()::isBefore).isPresent();
    }

    private static Optional<Instant> instant(Optional<Spot> spot) {
        return spot.flatMap(Spot::text).flatMap(Instants::parse);
    }

    static void form(Spot time, Findings into) {
        if (!isMoment(time)) {
            into.error(FORM, time.path(), "it is not a moment of RFC 3339 in UTC");
        }
    }

    static boolean isMoment(Spot time) {
        return time.text()
                .filter(text -> UTC.matcher(text).matches())
                .flatMap(Instants::parse)
                .isPresent();
    }
}
