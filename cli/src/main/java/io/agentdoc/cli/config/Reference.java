package io.agentdoc.cli.config;

import io.agentdoc.document.value.Digest;
import java.net.URI;
import java.util.List;
import java.util.Optional;

/** Where a document lies that others refer to by a name or an opaque reference. */
public record Reference(URI url, Optional<Digest> digest) {
    static final Key<URI> URL =
            Key.of("url", NetForms.url(), "Where it is published.").mustBeGiven();
    static final Key<Digest> DIGEST =
            Key.of("digest", IdForms.digest(), "What its bytes must hash to; others are a failed fetch.");

    static final Table<Reference> TABLE =
            new Table<>(List.of(URL, DIGEST), List.of(), block -> new Reference(block.value(URL), block.get(DIGEST)));
}
