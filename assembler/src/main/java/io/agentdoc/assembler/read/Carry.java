package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A member that may be carried out of an object of a record, and how it is read: such objects also hold what may not be
 * carried, and of a value that nobody can read nothing is (8.3, 8.4).
 */
record Carry(String name, String expected, Function<Node, Optional<Json>> read) {
    static Carry text(String name) {
        return where(name, "a text", at -> at.text().isPresent());
    }

    static Carry word(String name, Set<String> allowed) {
        return where(
                name,
                "one of " + String.join(", ", allowed),
                at -> at.text().filter(allowed::contains).isPresent());
    }

    static Carry flag(String name) {
        return where(name, "true or false", at -> at.flag().isPresent());
    }

    static Carry count(String name) {
        return where(name, "a whole number, zero or more", at -> Quote.isCount(at.value()));
    }

    static Carry instant(String name) {
        return where(name, "a moment", at -> at.text().flatMap(Instants::parse).isPresent());
    }

    static Carry texts(String name) {
        return where(name, "a list of texts", at -> Quote.allTexts(at).isPresent());
    }

    /** Whatever the producer wrote there. */
    static Carry anything(String name) {
        return where(name, "a value", at -> true);
    }

    static Carry where(String name, String expected, Predicate<Node> readable) {
        return new Carry(name, expected, at -> Optional.of(at.value()).filter(value -> readable.test(at)));
    }

    /** What may be carried of this object; nothing where none of it can be read. */
    static Optional<Json> of(Quote object, List<Carry> members) {
        JsonObject.Builder kept = JsonObject.builder();
        for (Carry member : members) {
            object.take(member.name(), member.expected(), member.read())
                    .carried()
                    .ifPresent(value -> kept.put(member.name(), value));
        }
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept.build());
    }

    /** A list of objects, each with what may be carried of it; a list of which nothing can be read is unreadable. */
    static Stated<Json> each(Quote record, String name, List<Carry> members) {
        return each(record, name, members, entry -> true);
    }

    /** The same, but for the entries that cannot count as one. */
    static Stated<Json> each(Quote record, String name, List<Carry> members, Predicate<Quote> counts) {
        return record.take(name, "a list of readable entries", list -> {
            List<Json> kept = new ArrayList<>();
            for (Quote entry : record.parts(name)) {
                Optional.of(entry)
                        .filter(counts)
                        .flatMap(one -> of(one, members))
                        .ifPresent(kept::add);
            }
            boolean nothing = kept.isEmpty() && !list.elements().isEmpty();
            return list.isArray() && !nothing ? Optional.of(new JsonArray(kept)) : Optional.empty();
        });
    }
}
