package io.agentdoc.document.stated;

import io.agentdoc.document.value.SourceId;
import java.util.Collections;
import java.util.NavigableSet;
import java.util.Optional;

/**
 * What the sources say about one member. There is no default to fall back on (9.6).
 *
 * <p>A member is said by a source, worked out from sources where the specification allows just that, said in a way
 * that cannot be read, or not stated. The last two print alike in a document and differ in the report.
 */
public sealed interface Stated<T> permits Stated.Said, Computed, Stated.Unreadable, Stated.NotStated {

    /** A source says it, there. */
    record Said<T>(T value, Citation citation) implements Stated<T> {}

    /** A source has the member and nobody can read it: a typo never manufactures a promise. */
    record Unreadable<T>(Citation citation, String why) implements Stated<T> {}

    /** No source says it. */
    record NotStated<T>() implements Stated<T> {
        private static final NotStated<?> SILENCE = new NotStated<>();
    }

    @SuppressWarnings("unchecked") // silence about one type is silence about any other
    static <T> Stated<T> notStated() {
        return (Stated<T>) NotStated.SILENCE;
    }

    /** Whether a document carries this member. */
    default boolean isStated() {
        return this instanceof Said || this instanceof Computed;
    }

    /** What the document carries, where it carries anything. */
    default Optional<T> carried() {
        return switch (this) {
            case Said<T> said -> Optional.of(said.value());
            case Computed<T> computed -> Optional.of(computed.value());
            case Unreadable<T> unreadable -> Optional.empty();
            case NotStated<T> silence -> Optional.empty();
        };
    }

    /** The sources of this very value, not of the parts inside it. */
    default NavigableSet<SourceId> sources() {
        return switch (this) {
            case Said<T> said -> said.citation().sources();
            case Computed<T> computed -> computed.from();
            case Unreadable<T> unreadable -> unreadable.citation().sources();
            case NotStated<T> silence -> Collections.emptyNavigableSet();
        };
    }
}
