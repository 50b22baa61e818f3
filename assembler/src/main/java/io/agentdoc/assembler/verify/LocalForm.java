package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/**
 * The forms in which this assembler reads documents that nobody publishes a machine form of, each told by one member.
 *
 * <p>A document in any other form is listed with its signature not checked, and fills nothing: what we cannot read as
 * the thing that it is said to be says nothing to us.
 */
public enum LocalForm {
    INTERFACE("an interface definition", "interface", "v1"),
    ROLE("a role's contract", "role", "v1"),
    SAMPLES("a list of samples", "format", "agent-samples-v1"),
    RECEIPT("a receipt", "receipt", "v1"),
    DATA_USE("a declaration of data use", "data_use", ""),
    ACCESS("a declaration of access", "access", "");

    private final String name;
    private final String member;
    private final String says;

    /** @param says the text that the member is, or nothing where it is an object */
    LocalForm(String name, String member, String says) {
        this.name = name;
        this.member = member;
        this.says = says;
    }

    public boolean isFormOf(Json document) {
        Optional<Node> telling = Node.root(document).member(member);
        return says.isEmpty()
                ? telling.filter(Node::isObject).isPresent()
                : telling.flatMap(Node::text).filter(says::equals).isPresent();
    }

    /** What is said of a document that is not in this form. */
    public String missed() {
        return "its " + member + " is not that of " + name + " in the form read here";
    }
}
