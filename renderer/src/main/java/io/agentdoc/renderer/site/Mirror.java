package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;

/** Where a source that is served again stands. */
final class Mirror {
    private Mirror() {}

    static String name(Bytes source) {
        return "sources/sha256-" + Digest.of(source).hex() + ".json";
    }
}
