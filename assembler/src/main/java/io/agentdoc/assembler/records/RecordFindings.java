package io.agentdoc.assembler.records;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Collects what is wrong with one record, each at its JSON pointer; nothing that a record holds is repeated. */
final class RecordFindings {
    private final List<Finding> findings = new ArrayList<>();

    void wrong(String rule, Node at, String message) {
        findings.add(new Finding(rule, Level.ERROR, at.at().toString(), message));
    }

    void note(String rule, Node at, String message) {
        findings.add(new Finding(rule, Level.NOTE, at.at().toString(), message));
    }

    /** The member is there; what it holds is another question. */
    void needs(String rule, Node object, String member) {
        if (object.member(member).filter(node -> !node.isNull()).isEmpty()) {
            findings.add(new Finding(
                    rule,
                    Level.ERROR,
                    object.at().child(member).toString(),
                    member + " is missing"));
        }
    }

    /** Where the member is there, it is one of the words. */
    void word(String rule, Node object, String member, Set<String> words) {
        object.member(member)
                .filter(node -> node.text().filter(words::contains).isEmpty())
                .ifPresent(node -> wrong(
                        rule,
                        node,
                        member + " is none of "
                                + String.join(", ", words.stream().sorted().toList())));
    }

    List<Finding> all() {
        return List.copyOf(findings);
    }
}
