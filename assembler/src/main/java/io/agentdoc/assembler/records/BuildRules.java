package io.agentdoc.assembler.records;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A build record (8.2): who built which bytes, and nothing of their worth; whatever it builds stays a draft. */
final class BuildRules {
    static final String ROLE = "agent-builder";

    private BuildRules() {}

    static void check(Node record, RecordFindings into) {
        into.word("8.2-1", record, "role", Set.of(ROLE));
        into.word("8.2-1", record, "act", Set.of("build"));
        into.needs("8.2-1", record, "package");
        record.member("package").ifPresent(what -> List.of("name", "version", "schema", "sha256")
                .forEach(member -> into.needs("8.2-1", what, member)));
        record.member("draft")
                .filter(draft -> !draft.flag().equals(Optional.of(true)))
                .ifPresent(draft -> into.wrong("8.2-4", draft, "a build record never clears draft"));
        for (Node check : record.member("checks").map(Node::elements).orElse(List.of())) {
            into.word("12.8-7", check, "grade", Set.of("unrun", "acceptance"));
        }
    }
}
