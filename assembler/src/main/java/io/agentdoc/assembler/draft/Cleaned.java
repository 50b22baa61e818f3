package io.agentdoc.assembler.draft;

import io.agentdoc.assembler.check.descriptor.DescriptorRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A draft without what breaks a rule where it stands, by the very rules that a checker has: an address, a credential or a
 * word outside its list is taken for absent (6.4), and of a list of words of which one is unreadable none is kept (6.11).
 *
 * <p>An element of a list that breaks a rule as a whole stays, for what it says is still the source's, and is told as open.
 */
final class Cleaned {
    private final DescriptorRules rules;
    private final List<String> leftOut = new ArrayList<>();

    Cleaned(DescriptorRules rules) {
        this.rules = rules;
    }

    /** Each removal makes the document smaller, so this ends. */
    JsonObject of(JsonObject draft) {
        JsonObject clean = draft;
        Set<JsonPointer> out = places(clean);
        while (!out.isEmpty()) {
            clean = (JsonObject) without(Node.root(clean), out);
            out = places(clean);
        }
        return clean;
    }

    List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    private Set<JsonPointer> places(JsonObject draft) {
        Node root = Node.root(draft);
        Set<JsonPointer> places = new LinkedHashSet<>();
        for (Finding finding : rules.check(draft).findings()) {
            if (finding.level() == Level.ERROR) {
                place(root, finding).filter(places::add).ifPresent(at -> leftOut.add(at + ": " + finding.message()));
            }
        }
        return places;
    }

    private static Optional<JsonPointer> place(Node root, Finding finding) {
        Optional<Node> node = JsonPointer.parse(finding.place())
                .filter(pointer -> !pointer.tokens().isEmpty())
                .flatMap(root::find);
        if (node.isEmpty()) {
            return Optional.empty();
        }
        JsonPointer at = node.get().at();
        Node around = root.find(parent(at)).orElse(root);
        boolean isElement = around.isArray();
        boolean isWord = !node.get().isObject() && !node.get().isArray();
        if (isElement && isWord) {
            return Optional.of(around.at());
        }
        return !isElement || PresentForm.OUT_WHATEVER_IT_IS.contains(finding.rule())
                ? Optional.of(at)
                : Optional.empty();
    }

    private static JsonPointer parent(JsonPointer at) {
        return JsonPointer.of(at.tokens().subList(0, at.tokens().size() - 1));
    }

    private static Json without(Node node, Set<JsonPointer> out) {
        if (node.isObject()) {
            JsonObject.Builder members = JsonObject.builder();
            node.members().stream()
                    .filter(entry -> !out.contains(entry.node().at()))
                    .forEach(entry -> members.put(entry.name(), without(entry.node(), out)));
            return members.build();
        }
        return node.isArray()
                ? JsonArray.of(node.elements().stream()
                        .filter(element -> !out.contains(element.at()))
                        .map(element -> without(element, out)))
                : node.value();
    }
}
