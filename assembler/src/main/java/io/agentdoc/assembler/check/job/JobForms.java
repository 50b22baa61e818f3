package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.document.json.Node;
import java.util.List;

/** The forms of a job manifest's members. */
final class JobForms {
    static final Form TEXT_OR_NULL = new Form(
            "a text, or null",
            node -> node.isNull() || node.text().filter(text -> !text.isBlank()).isPresent());

    private JobForms() {}

    static List<Node> pieces(Node manifest) {
        return manifest.member("pieces").map(Node::elements).orElse(List.of()).stream()
                .filter(Node::isObject)
                .toList();
    }
}
