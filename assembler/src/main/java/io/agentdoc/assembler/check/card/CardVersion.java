package io.agentdoc.assembler.check.card;

import io.agentdoc.document.json.Node;
import java.util.List;

/** The versions of the A2A card, each with the members that it asks for; what a card is of is told by its shape. */
enum CardVersion {
    V0_1("0.1"),
    V0_2("0.2"),
    V0_2_6("0.2.6"),
    V0_3("0.3"),
    V1_0("1.0");

    private final String text;

    CardVersion(String text) {
        this.text = text;
    }

    List<String> required() {
        return switch (this) {
            case V0_1 -> List.of("name", "version", "url", "capabilities", "skills");
            case V0_2 ->
                List.of(
                        "name",
                        "description",
                        "version",
                        "url",
                        "capabilities",
                        "skills",
                        "defaultInputModes",
                        "defaultOutputModes");
            case V0_2_6, V0_3 ->
                List.of(
                        "name",
                        "description",
                        "version",
                        "url",
                        "protocolVersion",
                        "capabilities",
                        "skills",
                        "defaultInputModes",
                        "defaultOutputModes");
            case V1_0 ->
                List.of(
                        "name",
                        "description",
                        "version",
                        "supportedInterfaces",
                        "capabilities",
                        "skills",
                        "defaultInputModes",
                        "defaultOutputModes");
        };
    }

    boolean isAtLeast(CardVersion other) {
        return compareTo(other) >= 0;
    }

    /** The version whose members it has; the number that it states decides only among those that look alike. */
    static CardVersion of(Node card) {
        if (has(card, "supportedInterfaces")) {
            return V1_0;
        }
        if (has(card, "protocolVersion") || has(card, "preferredTransport")) {
            boolean two = Card.member(card, "protocolVersion")
                    .flatMap(Node::text)
                    .filter(stated -> stated.startsWith("0.2"))
                    .isPresent();
            return two ? V0_2_6 : V0_3;
        }
        return card.member("authentication").isPresent() ? V0_1 : V0_2;
    }

    private static boolean has(Node card, String name) {
        return Card.member(card, name).isPresent();
    }

    @Override
    public String toString() {
        return "A2A " + text;
    }
}
