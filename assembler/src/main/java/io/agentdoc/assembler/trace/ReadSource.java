package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;

/**
 * A listed source that was read again with the reader of its kind.
 *
 * @param raw its own tree
 * @param says what it says by itself, in the form of a document's sections
 */
public record ReadSource(Source listed, Reading reading, Node raw, Node says) {

    /** The source, where its kind has a reader and these bytes are of its form. */
    public static Optional<ReadSource> of(Source listed, Bytes bytes) {
        Optional<KnownKind> kind = listed.kind().known();
        Optional<HeldSource> held = HeldSource.open(bytes);
        if (kind.isEmpty() || held.isEmpty()) {
            return Optional.empty();
        }
        Node raw = Node.root(held.get().root());
        Reading reading = Readers.read(new Input(listed.id(), kind.get(), raw, Tracer.address(listed)));
        return Optional.of(new ReadSource(listed, reading, raw, Node.root(Alone.sections(reading))));
    }

    /** Whether its signature was found not to hold, so that it fills nothing (8.1). */
    boolean hasFailed() {
        return listed.signature().state() == SignatureState.FAILED;
    }

    /** Whether it may fill members of a document about that key: its signature holds and it names no other (4.1, 8.1). */
    boolean mayFill(Optional<PublicKey> subject) {
        Optional<PublicKey> named = reading.names().key();
        return !hasFailed() && (named.isEmpty() || subject.isEmpty() || named.equals(subject));
    }

    /** The key that a document is about, where it is about one. */
    static Optional<PublicKey> subject(Node document) {
        return document.member("subject").flatMap(node -> node.text("id")).flatMap(PublicKey::parse);
    }

    /** The address that its bytes are known under. */
    public Optional<String> servedFrom() {
        return Tracer.address(listed);
    }

    SourceId id() {
        return listed.id();
    }
}
