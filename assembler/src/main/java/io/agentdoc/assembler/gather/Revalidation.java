package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.LastOutcome;
import io.agentdoc.assembler.store.LastOutcome.Held;
import io.agentdoc.assembler.store.LastOutcome.Missed;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.assembler.store.Validators;
import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Joins what an origin answers with what the cache holds, and remembers how it ended (9.7).
 *
 * <p>A source that changed is never used in its old form, one that its origin has withdrawn is not used at all, and one
 * that is out of reach is kept with its own time and said to be old.
 */
final class Revalidation {
    private final SourceCache cache;
    private final InstantSource clock;

    Revalidation(SourceCache cache, InstantSource clock) {
        this.cache = cache;
        this.clock = clock;
    }

    /** What is known of a document before it is asked for again. */
    record Known(Optional<LastOutcome> last, Optional<StoredObject.Sound> bytes, Optional<String> note) {

        /**
         * Sent only where the bytes they stand for are sound: a 304 would otherwise leave us with none. And only as they
         * were had, for what is served to somebody with a secret and to everybody may share its date and not its bytes.
         */
        Validators validators(Ask ask) {
            return bytes.flatMap(sound -> last)
                    .flatMap(LastOutcome::held)
                    .filter(held -> held.withBearer() == ask.bearer().isPresent())
                    .map(Held::validators)
                    .orElseGet(Validators::none);
        }

        /** Where redirects led to these bytes. */
        Optional<String> servedFrom() {
            return last.flatMap(LastOutcome::held).flatMap(Held::servedFrom);
        }
    }

    Known known(Ask ask) {
        Optional<LastOutcome> last = cache.last(ask.address());
        Optional<StoredObject> stored = last.flatMap(LastOutcome::held).map(held -> cache.object(held.digest()));
        return switch (stored.orElseGet(StoredObject.Missing::new)) {
            case StoredObject.Sound sound -> new Known(last, Optional.of(sound), Optional.empty());
            case StoredObject.Missing missing -> new Known(last, Optional.empty(), Optional.empty());
            case StoredObject.Corrupt corrupt -> new Known(last, Optional.empty(), Optional.of(corrupt.why()));
        };
    }

    FetchOutcome settle(Ask ask, Known known, Answer answer) {
        return switch (answer) {
            case Answer.Body body -> taken(ask, known, body);
            case Answer.NotModified same -> confirmed(ask, known, same);
            case Answer.Gone gone -> gone(ask, known, gone);
            case Answer.Denied denied ->
                missed(ask, known, new Missed(Outcome.REFUSED, OptionalInt.of(denied.status()), now(), denied.why()));
            case Answer.Refused refused -> missed(ask, known, Outcome.REFUSED, refused.why());
            case Answer.TooLarge large ->
                missed(ask, known, Outcome.TOO_LARGE, "the answer has more than " + large.most() + " bytes");
            case Answer.Failed failed -> missed(ask, known, Outcome.UNREACHABLE, failed.why());
            case Answer.Passing passing -> missed(ask, known, Outcome.UNREACHABLE, passing.why());
        };
    }

    private FetchOutcome taken(Ask ask, Known known, Answer.Body body) {
        Digest digest = cache.keep(body.bytes());
        Instant now = now();
        Instant since = known.last()
                .flatMap(LastOutcome::held)
                .filter(held -> held.digest().equals(digest))
                .map(Held::since)
                .orElse(now);
        Held held = new Held(
                digest,
                now,
                since,
                body.validators(),
                body.servedFrom(),
                ask.bearer().isPresent());
        cache.remember(LastOutcome.of(ask.address(), held));
        return Recall.fetched(held, new StoredObject.Sound(body.bytes()), FetchOutcome.Via.FETCHED, known.note());
    }

    private FetchOutcome confirmed(Ask ask, Known known, Answer.NotModified same) {
        Optional<Held> before = known.last().flatMap(LastOutcome::held);
        if (before.isEmpty() || known.bytes().isEmpty()) {
            return missed(ask, known, Outcome.UNREACHABLE, "the host answered 304 to a question without a condition");
        }
        Held old = before.get();
        Held held = new Held(
                old.digest(),
                now(),
                old.since(),
                same.validators().orElse(old.validators()),
                same.servedFrom(),
                old.withBearer() || ask.bearer().isPresent());
        cache.remember(LastOutcome.of(ask.address(), held));
        return Recall.fetched(held, known.bytes().get(), FetchOutcome.Via.REVALIDATED, Optional.empty());
    }

    private FetchOutcome gone(Ask ask, Known known, Answer.Gone gone) {
        String why = "its host answered " + gone.status() + ": there is no such document";
        Missed missed = new Missed(Outcome.ABSENT, OptionalInt.of(gone.status()), now(), why);
        LastOutcome last = last(ask, known).then(missed).withdrawn();
        cache.remember(last);
        return Recall.lacking(last.missed().orElse(missed));
    }

    private FetchOutcome missed(Ask ask, Known known, Outcome outcome, String why) {
        return missed(ask, known, new Missed(outcome, OptionalInt.empty(), now(), why));
    }

    /**
     * Only silence leaves the bytes that were had in their place. An origin that refuses them, or has other ones than can
     * be taken, has spoken: what it served before is not its word any more, also when it falls silent after that.
     */
    private FetchOutcome missed(Ask ask, Known known, Missed missed) {
        LastOutcome after = last(ask, known).then(missed);
        LastOutcome last = missed.outcome() == Outcome.UNREACHABLE ? after : after.withdrawn();
        cache.remember(last);
        return new Recall(cache).outcome(last).orElseGet(() -> Recall.lacking(missed));
    }

    private static LastOutcome last(Ask ask, Known known) {
        return known.last().orElseGet(() -> new LastOutcome(ask.address(), Optional.empty(), Optional.empty()));
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.SECONDS);
    }
}
