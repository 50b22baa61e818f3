package io.agentdoc.assembler.store;

import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How asking for a document last ended, so that an offline run sees what the online run saw, a 404 included.
 *
 * <p>Both may be there: the host cannot be reached now, and these are the bytes it gave before.
 */
public record LastOutcome(SourceAddress address, Optional<Held> held, Optional<Missed> missed) {

    public static LastOutcome of(SourceAddress address, Held held) {
        return new LastOutcome(address, Optional.of(held), Optional.empty());
    }

    /** The same after an attempt that failed: what was held stays, and an outcome like the last one keeps its beginning. */
    public LastOutcome then(Missed now) {
        boolean same = missed.filter(now::isLike).isPresent();
        return new LastOutcome(address, held, same ? missed : Optional.of(now));
    }

    /** The same without the bytes, which their origin has withdrawn. */
    public LastOutcome withdrawn() {
        return new LastOutcome(address, Optional.empty(), missed);
    }

    /**
     * Bytes that the origin gave.
     *
     * @param fetchedAt when the origin last answered 200 or 304 for these bytes
     * @param since when it first did
     * @param servedFrom where redirects led, when they did
     * @param withBearer whether a bearer was shown for them, so that they are never published
     */
    public record Held(
            Digest digest,
            Instant fetchedAt,
            Instant since,
            Validators validators,
            Optional<String> servedFrom,
            boolean withBearer) {}

    /** An attempt that brought nothing, with the moment from which on every attempt ended like this. */
    public record Missed(Outcome outcome, OptionalInt status, Instant since, String why) {

        boolean isLike(Missed other) {
            return outcome == other.outcome && status.equals(other.status) && why.equals(other.why);
        }
    }
}
