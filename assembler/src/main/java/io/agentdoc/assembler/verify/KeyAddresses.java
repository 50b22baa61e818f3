package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Base64Url;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Limits;
import java.util.List;
import java.util.Optional;

/** The addresses that a card's signatures name for their keys, {@code jku} in a protected header (RFC 7515, 4.1.2). */
public final class KeyAddresses {
    /** A card is signed by one key or two; more addresses than four are nobody's keys. */
    private static final int MOST = 4;

    private KeyAddresses() {}

    public static List<String> in(Node card) {
        return card.member("signatures").map(Node::elements).orElse(List.of()).stream()
                .flatMap(entry -> entry.text("protected").flatMap(KeyAddresses::address).stream())
                .distinct()
                .limit(MOST)
                .toList();
    }

    private static Optional<String> address(String header) {
        return Base64Url.decode(header)
                .map(bytes -> new JsonParser(Limits.standard()).parse(bytes))
                .flatMap(reading -> reading instanceof JsonReading.Parsed parsed
                        ? Node.root(parsed.root()).text("jku")
                        : Optional.empty());
    }
}
