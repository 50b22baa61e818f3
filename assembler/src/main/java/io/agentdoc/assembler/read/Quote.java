package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An object in a source, as it is quoted from: whatever is taken carries its place along (9.1, 9.3).
 *
 * <p>An absent member, a {@code null} and an empty text are silence. A member of another type than the format has is
 * unreadable, which a document prints as silence too, and never as the safe-sounding value (6.4).
 */
final class Quote {
    private static final String UNREADABLE = "6.4-1";

    private final SourceId source;
    private final Node node;
    private final Notes notes;

    Quote(SourceId source, Node node, Notes notes) {
        this.source = source;
        this.node = node;
        this.notes = notes;
    }

    SourceId source() {
        return source;
    }

    Node node() {
        return node;
    }

    Notes notes() {
        return notes;
    }

    /** The member, unless it is silent. */
    Optional<Node> member(String name) {
        return node.member(name).filter(member -> !isSilent(member));
    }

    boolean has(String name) {
        return member(name).isPresent();
    }

    Stated<String> text(String name) {
        return take(name, "a text", Quote::saying);
    }

    /** The text that stands there, unless it is blank: a document of blanks states nothing. */
    static Optional<String> saying(Node at) {
        return at.text().filter(text -> !text.isBlank());
    }

    /** A text of a closed list; any other is unreadable (6.10). */
    Stated<String> word(String name, Set<String> allowed) {
        return take(
                name, "one of " + String.join(", ", allowed), at -> at.text().filter(allowed::contains));
    }

    Stated<Boolean> flag(String name) {
        return take(name, "true or false", Node::flag);
    }

    Stated<Json> object(String name) {
        return verbatim(name, "an object", value -> value instanceof JsonObject);
    }

    Stated<Json> list(String name) {
        return verbatim(name, "a list", value -> value instanceof JsonArray);
    }

    Stated<Json> any(String name) {
        return verbatim(name, "a value", value -> true);
    }

    /** A number that counts something: whole and not below zero. */
    Stated<Json> count(String name) {
        return verbatim(name, "a whole number, zero or more", Quote::isCount);
    }

    Stated<Json> verbatim(String name, String expected, Predicate<Json> readable) {
        return take(name, expected, at -> Optional.of(at.value()).filter(readable));
    }

    Stated<List<String>> texts(String name) {
        return take(name, "a list of texts", Quote::allTexts);
    }

    /** The object of that name, to quote from it in turn. */
    Optional<Quote> part(String name) {
        Optional<Node> member = member(name);
        member.filter(at -> !at.isObject()).ifPresent(at -> wrongType(at, "an object"));
        return member.filter(Node::isObject).map(this::at);
    }

    /** The objects in the list of that name; what is no object in it, or no list, is noted and passed over. */
    List<Quote> parts(String name) {
        List<Quote> parts = new ArrayList<>();
        for (Node element : elements(name)) {
            if (element.isObject()) {
                parts.add(at(element));
            } else {
                wrongType(element, "an object");
            }
        }
        return parts;
    }

    /** The elements of the list of that name; what is no list has none, and is noted. */
    List<Node> elements(String name) {
        Optional<Node> list = member(name);
        list.filter(at -> !at.isArray()).ifPresent(at -> wrongType(at, "a list"));
        return list.map(Node::elements).orElse(List.of());
    }

    /** The texts of the list of that name, each with its place; what is no text in it is noted and passed over. */
    List<Node> textsIn(String name) {
        List<Node> texts = new ArrayList<>();
        for (Node element : elements(name)) {
            if (saying(element).isPresent()) {
                texts.add(element);
            } else {
                wrongType(element, "a text");
            }
        }
        return texts;
    }

    /**
     * A list of parts. An empty list is a statement. A list of which nothing can be read is unreadable; one of which a
     * part can be read says that part, and what was passed over is noted.
     */
    <P> Stated<List<P>> each(String name, Function<Quote, Optional<P>> read) {
        Optional<Node> list = member(name);
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        if (!list.get().isArray()) {
            return unreadable(list.get(), "a list");
        }
        List<P> parts =
                parts(name).stream().flatMap(part -> read.apply(part).stream()).toList();
        boolean nothing = parts.isEmpty() && !list.get().elements().isEmpty();
        return nothing ? unreadable(list.get(), "a list of readable entries") : said(parts, list.get());
    }

    /** This object, quoted as saying the value: for values restated from it as a whole. */
    <T> Stated<T> said(T value) {
        return said(value, node);
    }

    <T> Stated<T> said(T value, Node at) {
        return new Stated.Said<>(value, new Citation.At(source, at.at()));
    }

    <T> Stated<T> unreadable(Node at, String expected) {
        wrongType(at, expected);
        return new Stated.Unreadable<>(new Citation.At(source, at.at()), "not " + expected);
    }

    Quote at(Node other) {
        return new Quote(source, other, notes);
    }

    <T> Stated<T> take(String name, String expected, Function<Node, Optional<T>> read) {
        Optional<Node> member = member(name);
        if (member.isEmpty()) {
            return Stated.notStated();
        }
        Optional<T> value = read.apply(member.get());
        return value.isPresent() ? said(value.get(), member.get()) : unreadable(member.get(), expected);
    }

    static boolean isCount(Json value) {
        return value instanceof JsonNumber number
                && number.asLong().filter(count -> count >= 0).isPresent();
    }

    /** The texts of a list that has nothing else in it; a blank one states nothing, so it is none. */
    static Optional<List<String>> allTexts(Node list) {
        List<String> texts = list.elements().stream()
                .flatMap(element -> saying(element).stream())
                .toList();
        return list.isArray() && texts.size() == list.elements().size() ? Optional.of(texts) : Optional.empty();
    }

    void wrongType(Node at, String expected) {
        notes.warn(UNREADABLE, at, "not " + expected + ", so it is read as not stated");
    }

    private static boolean isSilent(Node member) {
        return member.isNull() || member.text().filter(String::isEmpty).isPresent();
    }
}
