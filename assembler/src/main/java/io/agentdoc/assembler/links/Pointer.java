package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.Pin;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** A place and a digest as a document writes them: {@code url} and {@code digest}. */
final class Pointer {
    private Pointer() {}

    /** Nothing where no address is written. A digest that cannot be read cannot be held to, so it is not followed. */
    static Optional<Link> read(String name, SourceKind kind, Node at, boolean orContent) {
        Optional<String> url = at.text("url").filter(text -> !text.isEmpty());
        Optional<Node> written = at.member("digest").filter(node -> !node.isNull());
        Optional<Digest> digest = written.flatMap(Node::text).flatMap(Digest::parse);
        return url.map(to -> written.isPresent() && digest.isEmpty()
                ? new Link.Nowhere(kind, to, "the digest that is named for it cannot be read")
                : new Link.To(name, kind, to, digest.map(of -> new Pin(of, orContent)), SourceRef.Found.LINKED));
    }
}
