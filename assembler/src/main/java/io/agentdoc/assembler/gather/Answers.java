package io.agentdoc.assembler.gather;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Tells one answer from another by all that a document or a report says of it, which is not when it was had. */
final class Answers {
    private Answers() {}

    static Digest digest(FetchOutcome outcome) {
        return Digest.of(Bytes.utf8(
                switch (outcome) {
                    case FetchOutcome.Fetched fetched -> text(fetched);
                    case FetchOutcome.Absent absent -> "absent\n" + absent.status() + lacking(absent);
                    case FetchOutcome.Lacking lacking -> lacking.outcome() + lacking(lacking);
                }));
    }

    private static String text(FetchOutcome.Fetched fetched) {
        // A file is had now, and has no time of its own.
        String since =
                fetched.via() == FetchOutcome.Via.FILE ? "" : fetched.since().toString();
        return String.join(
                "\n",
                fetched.digest().toString(),
                since,
                fetched.via().text(),
                fetched.servedFrom().orElse(""),
                Boolean.toString(fetched.withBearer()),
                fetched.note().orElse(""));
    }

    private static String lacking(FetchOutcome.Lacking lacking) {
        return "\n" + lacking.since() + "\n" + lacking.why();
    }

    /** The bytes whose file in the cache an answer came from. */
    static Optional<Digest> held(FetchOutcome outcome) {
        return outcome instanceof FetchOutcome.Fetched fetched ? Optional.of(fetched.digest()) : Optional.empty();
    }
}
