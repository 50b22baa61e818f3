package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.Pin;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/**
 * A reference to bytes outside a message: {@code uri}, {@code media_type}, {@code size} and, where there is one,
 * {@code digest}. Type and size stand in it so that whoever reads decides before fetching (5.3).
 */
final class SizedReference {
    /** As large as a document may be where its kind says nothing else: 1 MiB. */
    private static final long LARGEST = 1 << 20;

    private SizedReference() {}

    static Link read(String name, SourceKind kind, Node at) {
        String uri = at.text("uri").orElse("");
        Optional<Long> size = at.member("size").flatMap(Node::number).flatMap(JsonNumber::asLong);
        Optional<Node> written = at.member("digest").filter(node -> !node.isNull());
        Optional<Digest> digest = written.flatMap(Node::text).flatMap(Digest::parse);
        if (at.text("media_type").filter(type -> !type.isEmpty()).isEmpty() || size.isEmpty()) {
            return new Link.Nowhere(kind, uri, "the reference does not say the media type and the size");
        }
        if (size.get() < 0 || size.get() > LARGEST) {
            return new Link.Nowhere(kind, uri, "the reference is to more than " + LARGEST + " bytes");
        }
        if (written.isPresent() && digest.isEmpty()) {
            return new Link.Nowhere(kind, uri, "the digest that is named for it cannot be read");
        }
        if (!uri.startsWith("https://")) {
            return new Link.Nowhere(kind, uri, "nothing here resolves this reference");
        }
        return new Link.To(name, kind, uri, digest.map(Pin::ofBytes), SourceRef.Found.LINKED);
    }
}
