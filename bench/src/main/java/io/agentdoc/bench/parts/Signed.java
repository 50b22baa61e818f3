package io.agentdoc.bench.parts;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.json.TaggedJson;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/** A signed source taken apart: what is signed, as a tree and as bytes, by whom, and the signature. */
record Signed(String tag, JsonObject tree, Bytes message, PublicKey key, Bytes signature) {
    private static final String SIGNATURES = "signatures";

    /** Nothing where nobody signed. */
    static Optional<Signed> of(Json root) {
        return Node.root(root)
                .member(SIGNATURES)
                .map(Node::elements)
                .map(entries -> of((JsonObject) root, entries.getFirst()));
    }

    private static Signed of(JsonObject root, Node entry) {
        String tag = entry.text("tag").orElseThrow();
        JsonObject tree = root.without(SIGNATURES);
        return new Signed(
                tag,
                tree,
                TaggedJson.of(tag, tree),
                entry.text("by").flatMap(PublicKey::parse).orElseThrow(),
                entry.text("sig").flatMap(Base64Text::decode).orElseThrow());
    }
}
