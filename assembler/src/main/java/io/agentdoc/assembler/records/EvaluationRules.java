package io.agentdoc.assembler.records;

import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** An evaluation record (8.4): one case after another, and sums that are those of its cases. */
final class EvaluationRules {
    private static final Set<String> VERDICTS = Set.of("pass", "fail", "inconclusive", "flagged");

    private EvaluationRules() {}

    static void check(Node record, RecordFindings into) {
        boolean namesSomebody = record.member("subject")
                .flatMap(subject -> subject.text("agent_key"))
                .flatMap(PublicKey::parse)
                .isPresent();
        if (!namesSomebody) {
            into.wrong(
                    "8.4-1",
                    record.member("subject").orElse(record),
                    "subject.agent_key names no key, and an evaluation of nobody moves nothing");
        }
        if (record.member("scope").isPresent()) {
            into.needs("8.4-2", record, "offering");
        }
        List<Node> cases = record.member("cases").map(Node::elements).orElse(List.of());
        for (Node one : cases) {
            List.of("id", "verdict").forEach(member -> into.needs("8.4-3", one, member));
            into.word("8.4-3", one, "verdict", VERDICTS);
        }
        record.member("summary").ifPresent(summary -> VERDICTS.stream()
                .sorted()
                .forEach(verdict -> counted(summary, verdict, cases, into)));
    }

    private static void counted(Node summary, String verdict, List<Node> cases, RecordFindings into) {
        long found = cases.stream()
                .filter(one -> one.text("verdict").equals(Optional.of(verdict)))
                .count();
        Optional<Node> stated = summary.member(verdict);
        boolean same = stated.map(node -> node.number()
                        .flatMap(JsonNumber::asLong)
                        .equals(Optional.of(found)))
                .orElse(found == 0);
        if (!same) {
            into.wrong("8.4-4", stated.orElse(summary), "the cases have " + found + " of the verdict " + verdict);
        }
    }
}
