package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The address that a card gives: the first public https one, and the word beside it for how to speak there.
 *
 * <p>A placeholder, a private host or plain http is no address that a reader could use, so it is said to be there and
 * not carried.
 */
record CardDoor(Stated<String> address, Stated<String> protocol) {

    static CardDoor of(Quote card) {
        List<Quote> doors = new ArrayList<>(card.parts(CardSpellings.either(card, "supportedInterfaces")));
        doors.add(card);
        doors.addAll(card.parts(CardSpellings.either(card, "additionalInterfaces")));
        for (Quote door : doors) {
            Optional<Node> url =
                    door.member("url").filter(at -> door.text("url").isStated());
            Optional<String> address = url.flatMap(Node::text).flatMap(PublicAddress::of);
            if (address.isPresent()) {
                return new CardDoor(door.said(address.get(), url.orElseThrow()), protocol(door));
            }
            url.ifPresent(at -> card.notes().note("9.5-22", at, "not a public https address, so it is not carried"));
        }
        return new CardDoor(
                Stated.notStated(),
                doors.stream()
                        .map(CardDoor::protocol)
                        .filter(Stated::isStated)
                        .findFirst()
                        .orElseGet(Stated::notStated));
    }

    boolean answersSomewhere() {
        return address.isStated();
    }

    Access access(Stated<List<Scheme>> schemes) {
        return new Access(Members.builder()
                .put(Access.ADDRESS, address)
                .put(Access.PROTOCOL, protocol)
                .put(Access.SCHEMES, schemes)
                .build());
    }

    private static Stated<String> protocol(Quote door) {
        for (String name : List.of(
                CardSpellings.either(door, "protocolBinding"),
                CardSpellings.either(door, "preferredTransport"),
                "transport")) {
            if (door.has(name)) {
                return door.text(name);
            }
        }
        return Stated.notStated();
    }
}
