package io.agentdoc.assembler.draft;

import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Brings a Descriptor, draft or bound, of the present form or of one before it, to the members of a present draft: an
 * offering's does is its description, a system's role its name, and shape is taken apart (6.2, 6.12).
 */
final class OlderDescriptor {
    private final DraftSource source;
    private final List<String> leftOut = new ArrayList<>();

    private OlderDescriptor(DraftSource source) {
        this.source = source;
    }

    /** What it says; nothing where its signature fails, for then nobody knows who says it. */
    static Said read(DraftSource source, SignatureRules signatures) {
        return signatures.check(KnownKind.AGENT_DESCRIPTOR, source.root()) instanceof SignatureCheck.Failed failed
                ? Said.nothing(source.name(), "its signature fails (" + failed.why() + "), so nothing is taken from it")
                : new OlderDescriptor(source).said();
    }

    private Said said() {
        Node root = Node.root(source.root());
        JsonObject.Builder members = JsonObject.builder();
        for (Node.Entry entry : root.members()) {
            String name = entry.name();
            if (name.equals("offerings")) {
                members.put(name, each(entry.node(), this::offering));
            } else if (name.equals("systems")) {
                members.put(name, each(entry.node(), this::system));
            } else if (name.equals("shape")) {
                shape(entry.node());
            } else if (PresentForm.MEMBERS.contains(name)) {
                members.put(name, entry.node().value());
            } else {
                out(
                        entry.node(),
                        Optional.ofNullable(PresentForm.NEVER.get(name)).orElse("no member of the present form"));
            }
        }
        return new Said(source.name(), members.build().without("format"), leftOut);
    }

    /** How one element is brought over. */
    private interface Bringing {
        Json of(Node element);
    }

    private static Json each(Node list, Bringing bringing) {
        return list.isArray()
                ? JsonArray.of(list.elements().stream()
                        .map(element -> element.isObject() ? bringing.of(element) : element.value()))
                : list.value();
    }

    private Json offering(Node offering) {
        return renamed(offering, "does", "description", PresentForm.OF_OFFERING);
    }

    private Json system(Node system) {
        return renamed(system, "role", "name", PresentForm.OF_SYSTEM);
    }

    /** The known members in their order; the former name stands in for the present one where that is not there. */
    private Json renamed(Node object, String former, String present, List<String> known) {
        JsonObject.Builder members = JsonObject.builder();
        Optional<Node> old = object.member(former);
        for (String name : known) {
            object.member(name)
                    .or(() -> name.equals(present) ? old : Optional.empty())
                    .ifPresent(node -> members.put(name, node.value()));
        }
        for (Node.Entry entry : object.members()) {
            if (entry.name().equals(former)) {
                object.member(present)
                        .filter(now -> !now.value().equals(entry.node().value()))
                        .ifPresent(
                                now -> out(entry.node(), "it says something else than " + present + ", which stands"));
            } else if (!known.contains(entry.name())) {
                out(entry.node(), "no member of the present form");
            }
        }
        return members.build();
    }

    private void shape(Node shape) {
        if (!shape.isObject()) {
            out(shape, "shape is retired");
        }
        for (Node.Entry entry : shape.members()) {
            out(
                    entry.node(),
                    Optional.ofNullable(PresentForm.FORMER_SHAPE.get(entry.name()))
                            .orElse("shape is retired, and this was no member of it"));
        }
    }

    private void out(Node node, String why) {
        leftOut.add(source.name() + "#" + node.at() + ": " + why);
    }
}
