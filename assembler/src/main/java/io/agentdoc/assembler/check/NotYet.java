package io.agentdoc.assembler.check;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** Finds a view that was assembled after the moment of the check, which would never be old (9.3). */
final class NotYet {
    /** How far two clocks that are both kept may be apart. */
    static final Duration CLOCKS = Duration.ofMinutes(5);

    private NotYet() {}

    static List<Finding> of(Json document, Instant now) {
        return Node.root(document)
                .text("assembled_at")
                .flatMap(Instants::parse)
                .filter(at -> at.isAfter(now.plus(CLOCKS)))
                .map(at -> new Finding(
                        "9.3-5", Level.WARNING, "assembled_at", "it is after " + now + ", the moment of this check"))
                .stream()
                .toList();
    }
}
