package io.agentdoc.cli.config;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.List;
import java.util.stream.Stream;

/** At least one of some keys must be given. */
record NeedsOneOf(List<Key<?>> keys, String cure) implements Rule {

    @Override
    public void check(Block block, Reading reading) {
        if (keys.stream().noneMatch(block::hasOrMeans)) {
            String names = String.join(" or ", keys.stream().map(Key::name).toList());
            reading.fault(block.at(), reading.name() + " lacks " + names + "; " + cure + ".");
        }
    }

    @Override
    public JsonObject schema() {
        Stream<Json> alternatives = keys.stream()
                .map(key -> JsonObject.builder()
                        .put("required", JsonArray.texts(Stream.of(key.name())))
                        .build());
        return JsonObject.builder().put("anyOf", JsonArray.of(alternatives)).build();
    }
}
