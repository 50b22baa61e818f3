package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.CryptoLimits;
import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.assembler.crypto.JwkReader;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The JWS signatures of an A2A card (its 1.0 version, 8.4).
 *
 * <p>A key counts that whoever assembles bound to the card's origin, and no other. One broken signature fails the card,
 * whatever else holds; of several that hold, the one that covers most is named (9.4, decision 74).
 */
public final class CardSignatures {
    private final CardKeys keys;
    private final SignatureLimits limits;
    private final JwkReader reader = new JwkReader(new Ed25519(), CryptoLimits.standard());

    public CardSignatures(CardKeys keys, SignatureLimits limits) {
        this.keys = keys;
        this.limits = limits;
    }

    /** With the sets of keys that were fetched from where cards say that theirs lie, by address. */
    CardSignatures and(Map<String, Bytes> sets) {
        return sets.isEmpty() ? this : new CardSignatures(keys.and(sets, reader), limits);
    }

    /** @param servedFrom the address that the card is known under, where there is one */
    SignatureCheck check(JsonObject card, Optional<String> servedFrom) {
        boolean saysNothing = card.get(FamilyTag.SIGNATURES)
                .map(member -> member instanceof JsonNull)
                .orElse(true);
        if (saysNothing) {
            return new SignatureCheck.Unsigned(Optional.empty());
        }
        return switch (SignatureList.of(card, limits)) {
            case SignatureList.Missing missing -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Unreadable unreadable -> new SignatureCheck.NotChecked(unreadable.why());
            case SignatureList.Entries list
            when list.entries().isEmpty() -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Entries list ->
                CardDoubts.of(card)
                        .<SignatureCheck>map(SignatureCheck.NotChecked::new)
                        .orElseGet(() -> answer(verdicts(card, list, servedFrom)));
        };
    }

    private List<CardVerdict> verdicts(JsonObject card, SignatureList.Entries list, Optional<String> servedFrom) {
        List<Coverage> forms =
                Stream.of(CardForm.values()).map(form -> CardCut.of(form, card)).toList();
        CardEntryCheck check =
                new CardEntryCheck(keys.of(servedFrom), keys.arePublished(servedFrom), forms, !isOf0x(card), reader);
        return list.entries().stream().map(check::verdict).toList();
    }

    /** Cards have room for signatures since 0.3, which wants its version stated at the top, where 1.0 has none. */
    private static boolean isOf0x(JsonObject card) {
        return !card.has("supportedInterfaces")
                && !card.has("supported_interfaces")
                && Node.root(card)
                        .text("protocolVersion")
                        .filter(version -> version.startsWith("0."))
                        .isPresent();
    }

    private static SignatureCheck answer(List<CardVerdict> verdicts) {
        List<CardVerdict.Holds> holding = verdicts.stream()
                .filter(CardVerdict.Holds.class::isInstance)
                .map(CardVerdict.Holds.class::cast)
                .sorted(Comparator.comparingInt(
                        holds -> holds.coverage().uncovered().size()))
                .toList();
        boolean broken = verdicts.stream().anyMatch(CardVerdict.Broken.class::isInstance);
        if (broken) {
            return new SignatureCheck.Failed(sentences(verdicts), Optional.empty());
        }
        if (holding.isEmpty()) {
            return new SignatureCheck.NotChecked(sentences(verdicts));
        }
        CardVerdict.Holds first = holding.getFirst();
        List<String> notes = new ArrayList<>();
        notes.add("it signs " + first.coverage().form().words());
        notes.addAll(first.notes());
        if (verdicts.size() > 1) {
            notes.add(sentences(verdicts));
        }
        return new SignatureCheck.Covers(first.by(), first.coverage(), true, notes);
    }

    private static String sentences(List<CardVerdict> verdicts) {
        List<String> sentences = new ArrayList<>();
        for (CardVerdict verdict : verdicts) {
            String number = verdicts.size() > 1 ? "signature " + (sentences.size() + 1) + ": " : "";
            sentences.add(number + verdict.sentence());
        }
        return String.join("; ", sentences);
    }
}
