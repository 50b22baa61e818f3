package io.agentdoc.renderer.site;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The assembler's own document: who it is, and the keys it signs and signed with, each with its time (9.11). */
final class AssemblerNotice {
    static final String NAME = ".well-known/agentdoc-assembler.json";

    private static final String FORMAT = "agentdoc-assembler-v1";

    private AssemblerNotice() {}

    /** @param former what stood there, whose keys stay listed when they are no longer used */
    static Bytes of(Assembler assembler, Optional<Bytes> former) {
        Map<String, JsonObject> keys = new LinkedHashMap<>();
        String now = Instants.text(assembler.at());
        formerKeys(former, assembler.id()).forEach((key, entry) -> keys.put(key, retired(entry, assembler, key, now)));
        for (String key : assembler.keys()) {
            keys.putIfAbsent(
                    key, JsonObject.builder().put("key", key).put("since", now).build());
        }
        return JsonPretty.of(JsonObject.builder()
                .put("format", FORMAT)
                .put("id", assembler.id())
                .put("keys", JsonArray.of(keys.values().stream().map(Json.class::cast)))
                .build());
    }

    private static JsonObject retired(JsonObject entry, Assembler assembler, String key, String now) {
        boolean isUsed = assembler.keys().contains(key);
        JsonObject open = entry.without("until");
        if (isUsed) {
            return open;
        }
        JsonObject.Builder closed = JsonObject.builder();
        open.forEach(closed::put);
        return closed.put("until", Node.root(entry).text("until").orElse(now)).build();
    }

    private static Map<String, JsonObject> formerKeys(Optional<Bytes> former, String id) {
        Map<String, JsonObject> keys = new LinkedHashMap<>();
        former.map(new JsonParser(Limits.standard())::parse).ifPresent(reading -> {
            if (reading instanceof JsonReading.Parsed(Json tree)) {
                Node notice = Node.root(tree);
                boolean isOurs = notice.text("format").filter(FORMAT::equals).isPresent()
                        && notice.text("id").filter(id::equals).isPresent();
                List<Node> entries =
                        isOurs ? notice.member("keys").map(Node::elements).orElse(List.of()) : List.of();
                entries.forEach(entry -> entry.text("key").ifPresent(key -> {
                    if (entry.value() instanceof JsonObject object) {
                        keys.put(key, object);
                    }
                }));
            }
        });
        return keys;
    }
}
