package io.agentdoc.assembler.trace;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/**
 * The innermost place at which a value differs from another one.
 *
 * @param other what stands there in the other value; nothing where it has no such place
 */
record Difference(MemberPath at, Optional<Json> other) {

    static Difference between(MemberPath at, Node one, Node other) {
        if (one.isObject() && other.isObject()) {
            return inObject(at, one, other);
        }
        if (one.isArray()
                && other.isArray()
                && one.elements().size() <= other.elements().size()) {
            return inList(at, one.elements(), other);
        }
        return new Difference(at, Optional.of(other.value()));
    }

    private static Difference inObject(MemberPath at, Node one, Node other) {
        for (Node.Entry entry : one.members()) {
            Optional<Node> there = other.member(entry.name());
            if (there.isEmpty()) {
                return new Difference(at.member(entry.name()), Optional.empty());
            }
            if (!Spelling.same(entry.node().value(), there.get().value())) {
                return between(at.member(entry.name()), entry.node(), there.get());
            }
        }
        return new Difference(at, Optional.of(other.value()));
    }

    private static Difference inList(MemberPath at, List<Node> elements, Node other) {
        for (int i = 0; i < elements.size(); i++) {
            Node there = other.elements().get(i);
            if (!Spelling.same(elements.get(i).value(), there.value())) {
                return between(at.element(Integer.toString(i)), elements.get(i), there);
            }
        }
        return new Difference(at, Optional.of(other.value()));
    }
}
