package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.List;

/** Where a source that is served again stands. */
final class Mirror {
    private Mirror() {}

    static String name(Bytes source) {
        return name(Digest.of(source));
    }

    private static String name(Digest digest) {
        return "sources/sha256-" + digest.hex() + ".json";
    }

    /** Where the sources of a document stand, those that are served again. */
    static List<String> names(JsonReading document) {
        return document instanceof JsonReading.Parsed parsed
                ? Node.root(parsed.root()).member("sources").map(Node::elements).orElse(List.of()).stream()
                        .flatMap(source -> source.text("digest").flatMap(Digest::parse).stream())
                        .map(Mirror::name)
                        .toList()
                : List.of();
    }
}
