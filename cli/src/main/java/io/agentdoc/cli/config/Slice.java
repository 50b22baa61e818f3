package io.agentdoc.cli.config;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import java.util.Set;

/** What a configuration gives beside its agents, without where in the file it stands. */
public final class Slice {
    private static final Set<String> AGENTS = Set.of(Configuration.AGENTS.name(), Configuration.AGENTS_FROM.name());

    private Slice() {}

    /** The same bytes for the same settings, in whatever order and layout they were written. */
    public static Bytes of(Given given) {
        return CanonicalJson.of(json(given, true));
    }

    private static Json json(Given given, boolean isTop) {
        return switch (given) {
            case Given.Mapping mapping -> {
                JsonObject.Builder object = JsonObject.builder();
                mapping.pairs().stream()
                        .filter(pair -> !isTop || !AGENTS.contains(pair.name()))
                        .forEach(pair -> object.put(pair.name(), json(pair.value(), false)));
                yield object.build();
            }
            case Given.Listing listing ->
                JsonArray.of(listing.elements().stream().map(element -> json(element, false)));
            case Given.Scalar scalar ->
                JsonObject.builder().put(scalar.type().name(), scalar.text()).build();
        };
    }
}
