package io.agentdoc.document.codec;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Optional;

/** Reads one entry of {@code sources}; a digest in either spelling. */
final class SourceReader {
    private SourceReader() {}

    static Optional<Source> read(Node node) {
        return node.text("id").flatMap(SourceId::written).map(id -> read(node, id));
    }

    private static Source read(Node node, SourceId id) {
        SourceKind kind = new SourceKind(node.text("kind").orElse(""));
        Optional<Digest> digest = node.text("digest").flatMap(Digest::parse);
        if (node.member("what").isPresent()) {
            return new Source.Observation(
                    id, kind, Instants.parse(node, "at"), node.text("what").orElse(""), digest, signature(node));
        }
        return new Source.Document(
                id,
                kind,
                place(node),
                Instants.parse(node, "fetched_at"),
                digest,
                node.text("agent_version"),
                signature(node),
                node.text("joined_by").flatMap(JoinedBy::of),
                node.member("given").flatMap(Node::flag).orElse(false));
    }

    private static Source.Place place(Node node) {
        Optional<Source.Place> url = node.text("url").map(Source.Place.Url::new);
        return url.or(() -> node.text("path").map(Source.Place.Path::new)).orElseGet(Source.Place.Nowhere::new);
    }

    /** A state that we do not know says nothing of a check, so it is read as none having been made. */
    private static SourceSignature signature(Node node) {
        return new SourceSignature(
                node.text("signature").flatMap(SignatureState::of).orElse(SignatureState.NOT_CHECKED),
                node.text("signed_by"),
                node.text("signature_note"),
                node.text("signature_reading"),
                uncovered(node));
    }

    private static List<String> uncovered(Node node) {
        return node.member("signature_uncovered")
                .map(list -> list.elements().stream()
                        .flatMap(element -> element.text().stream())
                        .toList())
                .orElse(List.of());
    }
}
