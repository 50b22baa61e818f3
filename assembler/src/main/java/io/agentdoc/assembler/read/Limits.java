package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the per-caller limits of a Descriptor: each a number, or a most with what decides it (6.2). */
final class Limits {
    private static final Set<String> CEILINGS = Set.of("requests_per_hour", "model_budget_per_day");

    private Limits() {}

    static Stated<Json> read(Quote from) {
        Optional<Quote> limits = from.part("limits");
        if (limits.isEmpty()) {
            return Stated.notStated();
        }
        JsonObject.Builder readable = JsonObject.builder();
        for (Node.Entry entry : limits.get().node().members()) {
            if (isReadable(entry)) {
                readable.put(entry.name(), shape(entry.node()));
            } else if (!isUnknown(entry)) {
                from.notes().warn("6.2-25", entry.node(), "not a limit that can be read, so it is not stated");
            }
        }
        return readable.isEmpty() ? Stated.notStated() : limits.get().said(readable.build());
    }

    /** The most and what decides it, whatever else stands beside them. */
    private static Json shape(Node limit) {
        return limit.isObject() ? RecordTrunk.only(limit, List.of("most", "decided_by")) : limit.value();
    }

    private static boolean isReadable(Node.Entry entry) {
        if (entry.name().equals("past_them")) {
            return entry.node().value() instanceof JsonText text
                    && !text.value().isEmpty();
        }
        return CEILINGS.contains(entry.name()) && isCeiling(entry.node());
    }

    private static boolean isUnknown(Node.Entry entry) {
        return !CEILINGS.contains(entry.name()) && !entry.name().equals("past_them");
    }

    private static boolean isCeiling(Node at) {
        boolean most = at.member("most").filter(Limits::isNumber).isPresent();
        boolean decided = at.member("decided_by").isEmpty()
                || at.text("decided_by").filter(Vocabulary.DECIDED_BY::contains).isPresent();
        return isNumber(at) || (most && decided);
    }

    private static boolean isNumber(Node at) {
        return at.value() instanceof JsonNumber number && number.asDouble() >= 0;
    }
}
