package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which documents one agent's discovery has come by, on whose word, and what came of each. */
final class Trails {
    private final Map<SourceAddress, Trail> trails = new HashMap<>();
    private final Set<Question> questions = new HashSet<>();

    private record Question(SourceAddress address, Optional<Pin> pin) {}

    /** A configured source at an address is known from the start. */
    void add(SourceRef ref) {
        address(ref).ifPresent(address -> trails.put(address, new Trail(SourceRef.Found.CONFIGURED)));
    }

    boolean isNew(Seek seek) {
        return !trails.containsKey(seek.address());
    }

    /** Notes that it is asked for now. */
    void begin(Seek seek) {
        trails.putIfAbsent(seek.address(), new Trail(seek.found()));
        questions.add(new Question(seek.address(), seek.pin()));
    }

    /** Whether nobody has asked for this document under this digest. */
    boolean isNewQuestion(Seek seek) {
        return !questions.contains(new Question(seek.address(), seek.pin()));
    }

    /** Notes who leads to what was had; a document that points at it is worth more than a list that names it. */
    void led(Seek seek) {
        Trail trail = of(seek);
        if (seek.found() == SourceRef.Found.LINKED) {
            trail.ledBy.add(seek.because());
            trail.found = trail.found == SourceRef.Found.LISTED ? SourceRef.Found.LINKED : trail.found;
        }
    }

    void ended(SourceRef ref, FetchOutcome outcome) {
        address(ref).map(trails::get).ifPresent(trail -> trail.outcome = Optional.of(outcome));
    }

    void ended(Seek seek, FetchOutcome outcome) {
        of(seek).outcome = Optional.of(outcome);
    }

    FetchOutcome outcome(Seek seek) {
        return of(seek).outcome.orElseThrow();
    }

    SourceRef.Found found(Seek seek) {
        return of(seek).found;
    }

    Set<String> ledBy(Seek seek) {
        return of(seek).ledBy;
    }

    private Trail of(Seek seek) {
        return Optional.ofNullable(trails.get(seek.address())).orElseThrow();
    }

    private static Optional<SourceAddress> address(SourceRef ref) {
        return ref.at().known().map(url -> new SourceAddress(ref.kind().text(), url));
    }

    private static final class Trail {
        private final Set<String> ledBy = new TreeSet<>();
        private SourceRef.Found found;
        private Optional<FetchOutcome> outcome = Optional.empty();

        private Trail(SourceRef.Found found) {
            this.found = found;
        }
    }
}
