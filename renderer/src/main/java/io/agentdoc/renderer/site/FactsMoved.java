package io.agentdoc.renderer.site;

import io.agentdoc.document.diff.Change;
import io.agentdoc.document.diff.ChangeClass;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Whether two documents of one agent say something else of it, whatever else fell silent or was stated first. */
final class FactsMoved {
    private static final Set<ChangeClass> FACTS = EnumSet.of(ChangeClass.FACT, ChangeClass.STATE);

    private FactsMoved() {}

    /** No where there was no document before, or none that can be read. */
    static boolean between(Optional<Bytes> former, JsonDocument now) {
        return former.filter(bytes -> !bytes.equals(now.bytes()))
                .map(JsonDocument::read)
                .flatMap(FactsMoved::parsed)
                .flatMap(older -> parsed(now).map(newer -> differ(older, newer)))
                .orElse(false);
    }

    private static boolean differ(Json older, Json newer) {
        return Diff.between(older, newer).stream().map(Change::meaning).anyMatch(FACTS::contains);
    }

    private static Optional<Json> parsed(JsonDocument document) {
        return document.reading() instanceof JsonReading.Parsed(Json tree) ? Optional.of(tree) : Optional.empty();
    }
}
