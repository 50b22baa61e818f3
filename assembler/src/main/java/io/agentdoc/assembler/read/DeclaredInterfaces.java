package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/** The interfaces that a source says the agent implements, by name; their exchanges are their definitions' alone (9.5). */
final class DeclaredInterfaces {
    private DeclaredInterfaces() {}

    static Stated<List<Interface>> read(Quote from) {
        Optional<Node> list = from.member("interfaces");
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        List<Interface> interfaces = list.get().elements().stream()
                .flatMap(at -> one(from, at).stream())
                .toList();
        boolean readable = list.get().isArray()
                && interfaces.size() == list.get().elements().size();
        return readable ? from.said(interfaces, list.get()) : from.unreadable(list.get(), "a list of names");
    }

    /** An interface as a text, or as an object that may say its version too. */
    static Optional<Interface> one(Quote from, Node at) {
        Members.Builder members = Members.builder().put(Interface.DECLARED_IN, from.said(from.source(), at));
        if (at.text().filter(name -> !name.isEmpty()).isPresent()) {
            return Optional.of(new Interface(
                    members.put(Interface.NAME, from.said(at.text().orElseThrow(), at))
                            .build()));
        }
        Quote object = from.at(at);
        return object.text("name").isStated()
                ? Optional.of(new Interface(members.put(Interface.NAME, object.text("name"))
                        .put(Interface.VERSION, object.text("version"))
                        .build()))
                : Optional.empty();
    }
}
