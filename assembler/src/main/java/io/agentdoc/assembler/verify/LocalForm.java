package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.function.Predicate;

/**
 * The forms in which this assembler reads documents that nobody publishes a machine form of, each told by one member.
 *
 * <p>A document in any other form is listed with its signature not checked, and fills nothing: what we cannot read as
 * the thing that it is said to be says nothing to us.
 */
public enum LocalForm {
    INTERFACE("an interface definition", "interface", says("v1")),
    ROLE("a role's contract", "role", says("v1")),
    SAMPLES("a list of samples", "format", says("agent-samples-v1")),
    RECEIPT("a receipt", "receipt", says("v1")),
    DATA_USE("a declaration of data use", "data_use", Node::isObject),
    ACCESS("a declaration of access", "access", Node::isObject);

    private final String name;
    private final String member;
    private final Predicate<Node> telling;

    LocalForm(String name, String member, Predicate<Node> telling) {
        this.name = name;
        this.member = member;
        this.telling = telling;
    }

    public boolean isFormOf(Json document) {
        return Node.root(document).member(member).filter(telling).isPresent();
    }

    /** What is said of a document that is not in this form. */
    public String missed() {
        return "its " + member + " is not that of " + name + " in the form read here";
    }

    private static Predicate<Node> says(String text) {
        return at -> at.text().filter(text::equals).isPresent();
    }
}
