package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.document.model.Unavailable.Outcome;
import java.util.Optional;

/** What a remembered outcome means to whoever asks again without asking the origin. */
final class Recall {
    private final SourceCache cache;

    Recall(SourceCache cache) {
        this.cache = cache;
    }

    /** The outcome as the run that remembered it had it; none where the bytes are lost. */
    Optional<FetchOutcome> outcome(LastOutcome last) {
        if (last.missed().isEmpty()) {
            return last.held().flatMap(held -> bytes(held, Optional.empty()));
        }
        LastOutcome.Missed missed = last.missed().get();
        return missed.outcome() == Outcome.UNREACHABLE && last.held().isPresent()
                ? bytes(last.held().get(), Optional.of(missed)).or(() -> Optional.of(lacking(missed)))
                : Optional.of(lacking(missed));
    }

    /** A source out of reach is kept with its own time, and said to be old. */
    private Optional<FetchOutcome> bytes(LastOutcome.Held held, Optional<LastOutcome.Missed> missed) {
        Optional<String> note = missed.map(miss -> miss.why() + ", since " + miss.since());
        return cache.object(held.digest()) instanceof StoredObject.Sound sound
                ? Optional.of(fetched(held, sound, FetchOutcome.Via.CACHED, note))
                : Optional.empty();
    }

    static FetchOutcome fetched(
            LastOutcome.Held held, StoredObject.Sound sound, FetchOutcome.Via via, Optional<String> note) {
        return new FetchOutcome.Fetched(
                sound.bytes(),
                held.digest(),
                held.fetchedAt(),
                held.since(),
                via,
                held.servedFrom(),
                held.withBearer(),
                note);
    }

    static FetchOutcome lacking(LastOutcome.Missed missed) {
        return switch (missed.outcome()) {
            case ABSENT -> new FetchOutcome.Absent(missed.status().orElse(0), missed.why(), missed.since());
            case REFUSED -> new FetchOutcome.Refused(missed.why(), missed.since());
            case TOO_LARGE -> new FetchOutcome.TooLarge(missed.why(), missed.since());
            case UNREADABLE, WRONG_DIGEST, UNREACHABLE -> new FetchOutcome.Unreachable(missed.why(), missed.since());
        };
    }
}
