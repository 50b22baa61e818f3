package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads the {@code shape} of a Descriptor written before 0.27 (6.12): memory, model and fleet have new homes, and
 * kind, harness, steps and tools_runtime have none. Where the replacing member is there, the former one is ignored.
 */
final class FormerShape {
    private FormerShape() {}

    static Stated<Boolean> fleet(Quote from) {
        return from.has("fleet")
                ? from.flag("fleet")
                : from.part("shape").map(shape -> shape.flag("fleet")).orElseGet(Stated::notStated);
    }

    /** Adds what an older Descriptor said under shape to what it says of data use. */
    static Handling complete(Quote from, Handling handling) {
        Optional<Quote> shape = from.part("shape");
        if (shape.isEmpty()) {
            return handling;
        }
        Members.Builder members = handling.members().toBuilder();
        if (!handling.get(Handling.MEMORY).isStated()) {
            members.put(Handling.MEMORY, memory(shape.get()));
        }
        if (!handling.get(Handling.PROCESSORS).isStated()) {
            members.put(Handling.PROCESSORS, processors(shape.get()));
        }
        return new Handling(members.build());
    }

    private static Stated<String> memory(Quote shape) {
        return shape.take(
                "memory",
                "keeps or starts_clean",
                at -> at.text().flatMap(word -> switch (word) {
                    case "keeps" -> Optional.of("remembers-across-jobs");
                    case "starts_clean" -> Optional.of("starts-clean-each-job");
                    default -> Optional.empty();
                }));
    }

    private static Stated<Json> processors(Quote shape) {
        return shape.take("model", "a text", at -> at.text().map(name -> new JsonArray(List.of(at.value()))));
    }
}
