package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A reference to bytes that a document does not hold (5.3). None is ever fetched from here; what may be carried of one is
 * where any stranger may find the piece, of what type and size it is, and which bytes it names.
 */
final class Reference {
    private static final Pattern WITH_HOST = Pattern.compile("[a-zA-Z][a-zA-Z0-9+.-]*://.*", Pattern.DOTALL);
    private static final List<String> NAMES = List.of("ref", "uri", "url");
    private static final List<String> CARRIED = List.of("name", "ref", "uri", "url", "media_type", "size", "digest");

    private Reference() {}

    /** Whether it is opaque, or a public address without anything in it that belongs to one caller. */
    static boolean isOpen(String reference) {
        return !reference.isBlank()
                && (!WITH_HOST.matcher(reference).matches()
                        || PublicAddress.of(reference).filter(reference::equals).isPresent());
    }

    /** The members of a reference that a view may carry, where the reference itself is open. */
    static Optional<Json> of(Quote reference) {
        boolean open = NAMES.stream()
                .flatMap(name -> reference.node().text(name).stream())
                .allMatch(Reference::isOpen);
        boolean named =
                NAMES.stream().anyMatch(name -> reference.node().text(name).isPresent());
        return open && named ? Optional.of(RecordTrunk.only(reference.node(), CARRIED)) : Optional.empty();
    }

    /** A reference says its type and size before anybody decides to fetch it, and a digest, or it is unverifiable. */
    static void noteUnsized(Quote reference) {
        for (String name : List.of("media_type", "size")) {
            if (!reference.has(name)) {
                reference.notes().warn("5.3-2", reference.node(), "a reference that does not say its " + name);
            }
        }
        if (reference.node().text("digest").flatMap(Digest::parse).isEmpty()) {
            reference.notes().note("5.3-5", reference.node(), "a reference without a digest, which is unverifiable");
        }
    }
}
