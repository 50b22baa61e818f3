package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.KeySets;
import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.verify.KeyAddresses;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Follows the family's extensions of an A2A card to the documents that they commit to (9.9).
 *
 * <p>Terms: {@code params.proposals[]}, each {@code url} and {@code digest}, the digest over the bytes or over the
 * canonical form. Reputation: {@code params.url}, the report's address. Extensions of others are not followed. The address
 * of keys that a signature names ({@code jku}) is followed only where whoever assembles allowed that.
 */
final class CardLinks {
    private static final String TERMS = "https://agentsow.com/extensions/a2a-terms/v1";
    private static final String REPUTATION = "https://agentreputations.com/extensions/a2a-reputation/v1";

    private final KeyPlaces keyPlaces;

    CardLinks(KeyPlaces keyPlaces) {
        this.keyPlaces = keyPlaces;
    }

    List<Link> of(Lead lead) {
        List<Link> links = new ArrayList<>();
        KeyAddresses.in(lead.root()).forEach(address -> links.add(keys(address, lead)));
        lead.root().member("capabilities").flatMap(at -> at.member("extensions")).stream()
                .flatMap(list -> list.elements().stream())
                .forEach(extension ->
                        extension.member("params").ifPresent(params -> links.addAll(of(extension, params))));
        return links;
    }

    private Link keys(String address, Lead lead) {
        return keyPlaces.allows(lead.place(), address)
                ? new Link.To("keys", KeySets.KIND, address, Optional.empty(), SourceRef.Found.LINKED)
                : new Link.Nowhere(KeySets.KIND, address, "no card_jku allows keys of this card from there");
    }

    private static List<Link> of(Node extension, Node params) {
        return switch (extension.text("uri").orElse("")) {
            case TERMS ->
                params.member("proposals").map(Node::elements).orElse(List.of()).stream()
                        .flatMap(proposal -> Pointer.read("terms", Kinds.TERMS, proposal, true).stream())
                        .toList();
            case REPUTATION ->
                Optional.of(params).stream()
                        .flatMap(report -> Pointer.read("reputation", Kinds.REPUTATION, report, false).stream())
                        .toList();
            default -> List.of();
        };
    }
}
