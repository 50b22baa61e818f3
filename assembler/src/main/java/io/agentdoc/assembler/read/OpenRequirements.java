package io.agentdoc.assembler.read;

import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Offering;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Says what an open offering must declare and does not (6.11). It silences nobody: the document names the member as not
 * stated, and the fault is the source's to mend (decision 64).
 */
final class OpenRequirements {
    private OpenRequirements() {}

    static void note(Quote from, Offering offering) {
        String scope = offering.get(Offering.SCOPE).carried().orElse("");
        if (scope.equals(Vocabulary.TASK_SPECIFIC)) {
            return;
        }
        boolean focused = scope.equals(Vocabulary.OPEN_WITH_FOCUS);
        List<String> missing = new ArrayList<>();
        if (focused && !offering.get(Offering.WORKSPACE).isStated()) {
            missing.add("workspace");
        }
        if (focused && !offering.get(Offering.DELIVERABLES).isStated()) {
            missing.add("outputs");
        }
        if (!offering.get(Offering.AUTHORITY).isStated()) {
            missing.add("authority");
        }
        Map<String, Ceiling> ceilings =
                offering.get(Offering.CEILINGS).carried().orElse(Map.of());
        missing.addAll(offering.requiredCeilings().stream()
                .filter(name -> !ceilings.containsKey(name))
                .map(name -> "ceilings." + name)
                .toList());
        if (!missing.isEmpty()) {
            from.notes()
                    .warn(
                            focused ? "6.11-5" : "6.11-6",
                            from.node(),
                            "its scope asks for " + String.join(", ", missing) + ", which it does not state");
        }
    }

    /** An agent with an open-ended offering declares its data use: how long it keeps, with whom, and whether it remembers. */
    static void noteDataUse(Quote from, List<Offering> offerings, Handling handling) {
        boolean openEnded = offerings.stream()
                .anyMatch(offering -> offering.get(Offering.SCOPE)
                        .carried()
                        .filter(Vocabulary.OPEN_ENDED::equals)
                        .isPresent());
        boolean declared = handling.get(Handling.RETENTION_MAX_DAYS).isStated()
                && handling.get(Handling.PROCESSORS).isStated()
                && handling.get(Handling.MEMORY).isStated();
        if (openEnded && !declared) {
            from.notes()
                    .warn(
                            "6.11-6",
                            from.node(),
                            "an open-ended offering asks for a data-use declaration with retention, processors and memory");
        }
    }
}
