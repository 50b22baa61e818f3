package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.Unavailable.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/** How one fetch ended; none of these is an exception. */
public sealed interface FetchOutcome {

    /**
     * The bytes, and how they came.
     *
     * @param fetchedAt when their origin last answered 200 or 304 for them; of a local file, when it was read
     * @param since when they were first had from there
     * @param servedFrom where redirects led, when they did
     * @param withBearer whether a secret was shown for them, so that they are never published
     * @param note one sentence where there is more to say, as that the host cannot be reached now
     */
    record Fetched(
            Bytes bytes,
            Digest digest,
            Instant fetchedAt,
            Instant since,
            Via via,
            Optional<String> servedFrom,
            boolean withBearer,
            Optional<String> note)
            implements FetchOutcome {}

    /** Nothing that may be used, with the reason and the moment from which on it was so. */
    sealed interface Lacking extends FetchOutcome {
        Instant since();

        Outcome outcome();

        /** One sentence without a full stop. */
        String why();
    }

    /** Its origin says that there is no such document, which is an answer and not a failure (4.4). */
    record Absent(int status, String why, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.ABSENT;
        }
    }

    /** The host, or a rule of ours, does not let us have it. */
    record Refused(String why, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.REFUSED;
        }
    }

    /** Nobody answered, in time and whole. */
    record Unreachable(String why, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.UNREACHABLE;
        }
    }

    /** There are bytes under that name, but not what can be read as a document. */
    record Unreadable(String why, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.UNREADABLE;
        }
    }

    /** There is more of it than is read of such a document; what was read is not used. */
    record TooLarge(String why, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.TOO_LARGE;
        }
    }

    /** A mismatch is a failed fetch whose bytes are not used (5.3). */
    record WrongDigest(Digest expected, Digest found, Instant since) implements Lacking {
        @Override
        public Outcome outcome() {
            return Outcome.WRONG_DIGEST;
        }

        @Override
        public String why() {
            return "the bytes have " + found + " where " + expected + " is named";
        }
    }

    /** How bytes came; the report's word for it. */
    enum Via {
        /** Transferred in this run. */
        FETCHED,
        /** Held, and their origin said in this run that they are current. */
        REVALIDATED,
        /** Held, and nobody was asked or nobody answered. */
        CACHED,
        /** Read from a file that is their only home. */
        FILE,
        /** Read from a file that stands for what a URL served at a configured time. */
        GIVEN;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
