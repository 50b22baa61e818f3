package io.agentdoc.document.check;

import io.agentdoc.document.value.SourceId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Every source, had or only sought, has an id of its own (9.4). */
final class SourceIds implements Check {
    private static final String RULE = "9.4-5";

    @Override
    public void check(Examined document, Findings into) {
        Set<String> taken = new HashSet<>();
        List<Spot> entries = Stream.concat(document.sources().stream(), document.objects("unavailable").stream())
                .toList();
        for (Spot entry : entries) {
            String id = entry.text("id").orElse("");
            if (id.isEmpty()) {
                into.error(RULE, entry.path(), "the source has no id");
            } else if (!taken.add(id)) {
                into.error(RULE, entry.path(), "another source has the id " + Quoted.of(id) + " too");
            } else if (SourceId.parse(id).isEmpty()) {
                into.warning(
                        RULE,
                        entry.path(),
                        "the id is not of lower-case letters, digits, dot, hyphen and underscore alone");
            }
        }
    }
}
