package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads what a card says a caller presents: each entry of {@code security} or {@code securityRequirements} is one
 * alternative, and an entry that needs several schemes at once is one alternative of them all.
 *
 * <p>Schemes that are only defined and never required say nothing of the door. Shapes alone are taken: no address of a
 * flow, no format of a token, and never the credentials that the oldest cards had room for.
 */
final class CardSchemes {
    private static final Map<String, String> WRAPPED = Map.of(
            "apiKeySecurityScheme", "apiKey",
            "httpAuthSecurityScheme", "http",
            "oauth2SecurityScheme", "oauth2",
            "openIdConnectSecurityScheme", "openIdConnect",
            "mtlsSecurityScheme", "mutualTLS");

    private CardSchemes() {}

    static Stated<List<Scheme>> read(Quote card) {
        List<String> doors = Stream.of("security", CardSpellings.either(card, "securityRequirements"), "authentication")
                .filter(card::has)
                .toList();
        boolean nothing = doors.stream().anyMatch(name -> isEmpty(card, name));
        if (doors.size() > 1 && nothing && !doors.stream().allMatch(name -> isEmpty(card, name))) {
            return card.unreadable(
                    card.member(doors.getFirst()).orElseThrow(), "what " + String.join(" and ", doors) + " say alike");
        }
        return doors.stream()
                .findFirst()
                .map(name -> name.equals("authentication")
                        ? card.part(name).map(CardSchemes::oldest).orElseGet(Stated::<List<Scheme>>notStated)
                        : card.each(name, entry -> alternative(card, entry)))
                .orElseGet(Stated::notStated);
    }

    /** Whether it says that nothing has to be presented: beside a form that asks for something, nobody can tell which holds. */
    private static boolean isEmpty(Quote card, String name) {
        return card.member(name)
                .filter(at -> at.isArray() && at.elements().isEmpty())
                .isPresent();
    }

    private static Stated<List<Scheme>> oldest(Quote authentication) {
        List<Scheme> schemes = new ArrayList<>();
        for (Node word : authentication.textsIn("schemes")) {
            word.text()
                    .ifPresent(text -> schemes.add(
                            new Scheme(Members.none().with(Scheme.SCHEME, authentication.said(text, word)))));
        }
        return schemes.isEmpty()
                ? Stated.notStated()
                : authentication.said(schemes, authentication.member("schemes").orElseThrow());
    }

    private static Optional<Scheme> alternative(Quote card, Quote entry) {
        Node required = entry.member("schemes").filter(Node::isObject).orElse(entry.node());
        List<Scheme> schemes = new ArrayList<>();
        for (Node.Entry one : required.members()) {
            Optional<Node> defined = card.member(CardSpellings.either(card, "securitySchemes"))
                    .flatMap(all -> all.member(one.name()))
                    .filter(Node::isObject);
            defined.ifPresent(at -> schemes.add(scheme(card.at(at), one)));
        }
        if (schemes.isEmpty() || schemes.size() != required.members().size()) {
            entry.notes().warn("6.9-26", entry.node(), "names no scheme that the card defines, so it is not stated");
            return Optional.empty();
        }
        return schemes.size() == 1 ? Optional.of(schemes.getFirst()) : Optional.of(conjunction(entry, schemes));
    }

    private static Scheme scheme(Quote defined, Node.Entry required) {
        Optional<Node.Entry> wrapped = defined.node().members().stream()
                .filter(entry -> WRAPPED.containsKey(entry.name()))
                .findFirst();
        wrapped.map(Node.Entry::node)
                .filter(at -> !at.isObject())
                .ifPresent(at -> defined.wrongType(at, "the shape of a scheme"));
        Quote shape = wrapped.map(entry -> defined.at(entry.node())).orElse(defined);
        Stated<String> type = wrapped.isPresent()
                ? defined.said(
                        WRAPPED.getOrDefault(wrapped.get().name(), ""),
                        wrapped.get().node())
                : defined.text("type");
        return new Scheme(Members.builder()
                .put(Scheme.ID, defined.said(required.name(), required.node()))
                .put(Scheme.TYPE, type)
                .put(Scheme.IN, shape.has("in") ? shape.text("in") : shape.text("location"))
                .put(Scheme.NAME, shape.text("name"))
                .put(Scheme.SCHEME, shape.text("scheme"))
                .put(Scheme.FLOWS, flows(shape))
                .put(Scheme.SCOPES, scopes(shape, required.node()))
                .build());
    }

    /** The ways in which a token is had, by name: where each of them stands is not carried. */
    static Stated<Json> flows(Quote shape) {
        return shape.part("flows")
                .map(flows -> flows.<Json>said(
                        JsonArray.texts(flows.node().members().stream().map(Node.Entry::name))))
                .orElseGet(Stated::notStated);
    }

    private static Stated<List<String>> scopes(Quote shape, Node required) {
        Node list = required.member("list").orElse(required);
        Optional<List<String>> scopes = Quote.allTexts(list).filter(names -> !names.isEmpty());
        boolean empty = list.isObject() && list.members().isEmpty();
        boolean readable = empty || Quote.allTexts(list).isPresent();
        if (!readable && !list.isNull()) {
            shape.wrongType(list, "a list of scopes");
        }
        return scopes.map(names -> shape.said(names, list)).orElseGet(Stated::notStated);
    }

    private static Scheme conjunction(Quote entry, List<Scheme> schemes) {
        List<Json> shapes = new ArrayList<>();
        for (Scheme scheme : schemes) {
            JsonObject.Builder shape = JsonObject.builder();
            texts(scheme).forEach(shape::put);
            scheme.get(Scheme.FLOWS).carried().ifPresent(flows -> shape.put(Scheme.FLOWS.name(), flows));
            scheme.get(Scheme.SCOPES)
                    .carried()
                    .ifPresent(scopes -> shape.put(Scheme.SCOPES.name(), JsonArray.texts(scopes.stream())));
            shapes.add(shape.build());
        }
        return new Scheme(Members.none().with(Scheme.ALL_OF, entry.said(new JsonArray(shapes))));
    }

    private static Map<String, String> texts(Scheme scheme) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (var member : List.of(Scheme.ID, Scheme.TYPE, Scheme.IN, Scheme.NAME, Scheme.SCHEME)) {
            scheme.get(member).carried().ifPresent(text -> texts.put(member.name(), text));
        }
        return texts;
    }
}
