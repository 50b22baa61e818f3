package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;

/** A value in one of a package's JSON files, and the file it stands in. */
record Spot(String file, Node node) {

    /** The file, and the pointer into it where the value is not the whole of it. */
    String place() {
        String pointer = node.at().toString();
        return pointer.isEmpty() ? file : file + "#" + pointer;
    }

    Optional<Spot> member(String name) {
        return node.member(name).map(this::at);
    }

    /** The place of a member that is or is not there. */
    String place(String member) {
        return file + "#" + node.at().child(member);
    }

    List<Spot> members() {
        return node.members().stream().map(entry -> at(entry.node())).toList();
    }

    List<Spot> elements() {
        return node.elements().stream().map(this::at).toList();
    }

    /** The elements of a member that is a list; none where it is none. */
    List<Spot> each(String name) {
        return member(name).map(Spot::elements).orElse(List.of());
    }

    /** The last step to it: a member's name or an element's index. */
    String name() {
        List<String> tokens = node.at().tokens();
        return tokens.isEmpty() ? file : tokens.getLast();
    }

    boolean has(String name) {
        return node.member(name).isPresent();
    }

    Optional<String> text() {
        return node.text();
    }

    /** The member's text, where there is one that says something. */
    Optional<String> text(String name) {
        return node.text(name).filter(text -> !text.isEmpty());
    }

    boolean says(String name, String word) {
        return node.text(name).filter(word::equals).isPresent();
    }

    boolean isObject() {
        return node.isObject();
    }

    boolean isArray() {
        return node.isArray();
    }

    String typeName() {
        return node.value().typeName();
    }

    private Spot at(Node other) {
        return new Spot(file, other);
    }
}
