package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.verify.CardMessage.Shape;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What keeps a card from having one signed meaning: a member under two names, a number that no double holds. */
final class CardDoubts {
    private CardDoubts() {}

    /** The first doubt, as a sentence. */
    static Optional<String> of(JsonObject card) {
        return dualName(CardMessage.CARD, Node.root(card)).or(() -> inexactNumber(Node.root(card)));
    }

    /** Protobuf's JSON reads a member under its camel-case and its snake-case name; a card with both says two things. */
    private static Optional<String> dualName(CardMessage message, Node object) {
        for (Node.Entry member : object.members()) {
            Optional<CardMessage.Field> field = message.field(member.name());
            String other = snakeCase(member.name());
            if (field.isPresent()
                    && !other.equals(member.name())
                    && object.member(other).isPresent()) {
                return Optional.of(member.node().at() + " stands in the card under two names");
            }
            Optional<String> inside = field.flatMap(known -> inside(known.shape(), member.node()));
            if (inside.isPresent()) {
                return inside;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> inside(Shape shape, Node node) {
        return switch (shape) {
            case Shape.Plain plain -> Optional.empty();
            case Shape.One(CardMessage message) -> dualName(message, node);
            case Shape.Many(CardMessage message) -> first(node.elements().stream(), message);
            case Shape.ByName(CardMessage message) ->
                first(node.members().stream().map(Node.Entry::node), message);
        };
    }

    private static Optional<String> first(Stream<Node> nodes, CardMessage message) {
        return nodes.flatMap(node -> dualName(message, node).stream()).findFirst();
    }

    private static String snakeCase(String name) {
        return name.replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    }

    /** Canonical JSON writes every number as a double, so that two numbers beyond its digits would be signed alike. */
    private static Optional<String> inexactNumber(Node node) {
        if (node.value() instanceof JsonNumber number) {
            return isExact(number)
                    ? Optional.empty()
                    : Optional.of(node.at() + " is a number that canonical JSON cannot write exactly");
        }
        return Stream.concat(node.elements().stream(), node.members().stream().map(Node.Entry::node))
                .flatMap(inner -> inexactNumber(inner).stream())
                .findFirst();
    }

    private static boolean isExact(JsonNumber number) {
        String canonical = new String(CanonicalJson.of(number).toArray(), StandardCharsets.US_ASCII);
        return new BigDecimal(number.text()).compareTo(new BigDecimal(canonical)) == 0;
    }
}
