package io.agentdoc.assembler.probe;

import io.agentdoc.document.value.Bytes;
import java.net.URI;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a host answered.
 *
 * @param from where the answer came from in the end
 * @param header the first header of a name, where there is one
 */
record Served(URI from, int status, Function<String, Optional<String>> header, Bytes body) {

    Optional<String> header(String name) {
        return header.apply(name);
    }

    /** The media type, without its parameters. */
    String type() {
        return header("content-type")
                .map(text -> text.replaceFirst(";.*", "").strip().toLowerCase(java.util.Locale.ROOT))
                .orElse("");
    }
}
