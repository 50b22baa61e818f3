package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.function.UnaryOperator;

/** Brings offerings of older documents, which say {@code outputs}, to the form that is read: {@code deliverables}. */
public final class OlderForm {
    private static final List<String> WHEN = List.of("per_task", "standing");

    private OlderForm() {}

    public static Json read(Json document) {
        return inside(
                document,
                "sections",
                sections -> inside(sections, "sells", sells -> inside(sells, "offerings", OlderForm::offerings)));
    }

    private static Json inside(Json holder, String member, UnaryOperator<Json> change) {
        if (!(holder instanceof JsonObject object) || !object.has(member)) {
            return holder;
        }
        JsonObject.Builder changed = JsonObject.builder();
        object.forEach((name, value) -> changed.put(name, name.equals(member) ? change.apply(value) : value));
        return changed.build();
    }

    private static Json offerings(Json offerings) {
        return offerings instanceof JsonArray list
                ? JsonArray.of(list.elements().stream().map(OlderForm::offering))
                : offerings;
    }

    private static Json offering(Json offering) {
        if (!(offering instanceof JsonObject object) || object.has("deliverables") || !object.has("outputs")) {
            return offering;
        }
        if (object.get("outputs").filter(JsonArray.class::isInstance).isEmpty()) {
            return offering;
        }
        List<Node> outputs =
                Node.root(offering).member("outputs").map(Node::elements).orElse(List.of());
        JsonObject.Builder deliverables = JsonObject.builder();
        for (String when : WHEN) {
            List<Json> pieces = outputs.stream()
                    .filter(piece -> piece.text("when").orElse("per_task").equals(when))
                    .map(Node::value)
                    .toList();
            if (!pieces.isEmpty() || outputs.isEmpty()) {
                deliverables.put(when, new JsonArray(pieces));
            }
        }
        JsonObject.Builder changed = JsonObject.builder();
        object.forEach(changed::put);
        return changed.put("deliverables", deliverables.build()).build();
    }
}
