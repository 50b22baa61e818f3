package io.agentdoc.assembler.check.card;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A card as its rules look at it, and the version that its shape is of.
 *
 * @param servedFrom the https address that it came from, where it came from one
 */
record Card(Node root, CardVersion version, Optional<String> servedFrom) {
    private static final Pattern INNER_CAPITAL = Pattern.compile("(?=\\p{Lu})");

    static Card of(Json document) {
        return of(document, Optional.empty());
    }

    static Card of(Json document, Optional<String> servedFrom) {
        Node root = Node.root(document);
        return new Card(root, CardVersion.of(root), servedFrom);
    }

    Optional<Node> member(String name) {
        return member(root, name);
    }

    List<Node> objects(String list) {
        return member(list).map(Node::elements).orElse(List.of()).stream()
                .filter(Node::isObject)
                .toList();
    }

    /** The member by its name, or by the snake-case one that protobuf's JSON allows too. */
    static Optional<Node> member(Node at, String name) {
        return at.member(name).or(() -> at.member(snake(name)));
    }

    static String snake(String name) {
        return String.join("_", INNER_CAPITAL.split(name)).toLowerCase(Locale.ROOT);
    }

    /** Every address at which the card says that its agent answers. */
    List<Node> doors() {
        return Stream.concat(
                        member("url").stream(),
                        Stream.of("supportedInterfaces", "additionalInterfaces")
                                .flatMap(list -> objects(list).stream())
                                .flatMap(door -> door.member("url").stream()))
                .toList();
    }
}
