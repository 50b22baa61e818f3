package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Base64Url;
import io.agentdoc.assembler.crypto.JoseAlgorithm;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Limits;
import java.util.List;
import java.util.Optional;

/** The protected header of a JWS, of which only what cannot mislead is heeded (RFC 7515). */
sealed interface JwsHeader {

    /** One that names an algorithm that is checked and a key to look for. */
    record Heeded(JoseAlgorithm algorithm, String kid, Optional<Node> embedded, List<String> notes)
            implements JwsHeader {
        public Heeded {
            notes = List.copyOf(notes);
        }
    }

    /** One under which nothing is checked. */
    record Refused(String why) implements JwsHeader {}

    /** Reads the header of a signature entry of a card. */
    static JwsHeader of(Node entry) {
        Optional<Node> header = entry.text("protected").flatMap(JwsHeader::decoded);
        return header.map(node -> read(node, entry))
                .orElseGet(() -> new Refused("its protected header is not the base64url of one JSON object"));
    }

    private static Optional<Node> decoded(String text) {
        return Base64Url.decode(text)
                .map(bytes -> new JsonParser(Limits.standard()).parse(bytes))
                .flatMap(reading -> reading instanceof JsonReading.Parsed parsed
                        ? Optional.of(Node.root(parsed.root())).filter(Node::isObject)
                        : Optional.empty());
    }

    private static JwsHeader read(Node header, Node entry) {
        Optional<String> fault = fault(header, entry);
        Optional<String> alg = header.text("alg");
        if (fault.isPresent()) {
            return new Refused(fault.get());
        }
        return alg.flatMap(JoseAlgorithm::of)
                .<JwsHeader>map(algorithm ->
                        new Heeded(algorithm, header.text("kid").orElseThrow(), header.member("jwk"), notes(header)))
                .orElseGet(() -> new Refused(unknown(alg)));
    }

    private static Optional<String> fault(Node header, Node entry) {
        if (header.member("crit").isPresent()) {
            return Optional.of("its header says crit, and no extension of JWS is understood here");
        }
        if (header.member("b64").isPresent()) {
            return Optional.of("its header says b64, which a card's signature has no use for");
        }
        if (entry.member("payload").isPresent()) {
            return Optional.of("it brings a payload of its own beside the card");
        }
        boolean twice = entry.member("header").map(Node::members).orElse(List.of()).stream()
                .anyMatch(member -> header.member(member.name()).isPresent());
        if (twice) {
            return Optional.of("a member stands in its protected header and in the other one");
        }
        return header.text("kid").filter(kid -> !kid.isEmpty()).isEmpty()
                ? Optional.of("its header names no kid")
                : Optional.empty();
    }

    private static String unknown(Optional<String> alg) {
        return switch (alg.orElse("")) {
            case "" -> "its header names no alg";
            case "none" -> "its alg is none, which signs nothing";
            case "HS256", "HS384", "HS512" ->
                "its alg is " + alg.orElse("") + ", a shared secret, which nobody else can check";
            case "secp256k1-bip340" -> "its alg is secp256k1-bip340, which JOSE does not have, so it is not checked";
            default -> "its alg is " + alg.map(Quoted::of).orElse("") + ", which is not among those that are checked";
        };
    }

    private static List<String> notes(Node header) {
        return header.text("typ").filter("JOSE"::equalsIgnoreCase).isPresent()
                ? List.of()
                : List.of("its header does not say that its typ is JOSE");
    }
}
