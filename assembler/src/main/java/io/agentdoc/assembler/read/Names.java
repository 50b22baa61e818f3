package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * Whom a source says it is about.
 *
 * @param key the key that it names, as far as it can be read
 * @param id the identifier as it was written, readable as a key or not
 */
public record Names(
        Optional<PublicKey> key,
        Optional<String> id,
        Optional<String> handle,
        Optional<String> name,
        Optional<String> agentVersion) {

    public static Names nobody() {
        return new Names(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static Names of(Optional<String> id, Optional<String> handle, Optional<String> name, Optional<String> version) {
        return new Names(id.flatMap(PublicKey::parse), id, handle, name, version);
    }

    /** Whom a document that declares something in an agent's name names as that agent. */
    static Names in(Quote from) {
        Optional<Node> subject = from.member("subject");
        return of(
                subject.flatMap(at -> at.text().or(() -> at.text("id"))),
                subject.flatMap(at -> at.text("handle")),
                Optional.empty(),
                Optional.empty());
    }

    Names version(Optional<String> version) {
        return new Names(key, id, handle, name, version);
    }
}
