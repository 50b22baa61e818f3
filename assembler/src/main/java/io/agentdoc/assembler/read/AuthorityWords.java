package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.Optional;
import java.util.stream.Stream;

/** The words by which offerings say what they may touch (6.11). */
public final class AuthorityWords {
    private AuthorityWords() {}

    /** The first authority in a Descriptor that is none of the nine, or no list of words, in whatever offering. */
    public static Optional<Node> firstUnknown(Node descriptor) {
        return descriptor.member("offerings").stream()
                .flatMap(offerings -> offerings.elements().stream())
                .flatMap(offering -> offering.member("authority").stream())
                .flatMap(authority -> authority.isArray() ? authority.elements().stream() : Stream.of(authority))
                .filter(word ->
                        word.text().filter(Vocabulary.AUTHORITY::contains).isEmpty())
                .findFirst();
    }
}
