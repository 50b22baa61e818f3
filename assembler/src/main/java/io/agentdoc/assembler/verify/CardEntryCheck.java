package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Base64Url;
import io.agentdoc.assembler.crypto.Jwk;
import io.agentdoc.assembler.crypto.JwkReader;
import io.agentdoc.assembler.crypto.JwkReading;
import io.agentdoc.assembler.crypto.JwkSet;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks one {@code { "protected", "signature", "header" }} of a card, a flattened JWS whose payload is the card.
 *
 * <p>{@code kid} only finds a key. A key that the card brings along shows that the card is as its maker left it and not
 * who that was; and an address of keys in the header counts only where whoever assembles allowed that very place.
 */
final class CardEntryCheck {
    /** How the signature begins that the A2A specification prints, and that is found pasted into real cards. */
    private static final String SAMPLE = "QFdkNLNszlGj3z3u0YQGt_T9";

    private static final Pattern HEX = Pattern.compile("([0-9a-f]{2}){32,}|([0-9A-F]{2}){32,}");

    private static final String PUBLISHED =
            "the key is one that is published where its host was allowed to name its keys";

    private final Optional<JwkSet> held;
    private final boolean published;
    private final List<Coverage> forms;
    private final boolean hasForm;
    private final JwkReader reader;

    /**
     * @param held the keys for the place that the card came from
     * @param published whether these are the keys that the place publishes itself
     * @param forms the forms in which the card may have been signed, the first that fits being the one that is named
     * @param hasForm whether the card's version defines how it is signed
     */
    CardEntryCheck(Optional<JwkSet> held, boolean published, List<Coverage> forms, boolean hasForm, JwkReader reader) {
        this.held = held;
        this.published = published;
        this.forms = List.copyOf(forms);
        this.hasForm = hasForm;
        this.reader = reader;
    }

    CardVerdict verdict(Json json) {
        Node entry = Node.root(json);
        Optional<String> signature = entry.text("signature");
        if (signature.isEmpty() || entry.text("protected").isEmpty()) {
            return new CardVerdict.Open("it is no signature of the A2A form, which has protected and signature");
        }
        if (signature.get().startsWith(SAMPLE)) {
            return new CardVerdict.Open(
                    "it is the sample signature that the A2A specification prints, and signs nothing");
        }
        return switch (JwsHeader.of(entry)) {
            case JwsHeader.Refused(String why) -> new CardVerdict.Open(why);
            case JwsHeader.Heeded header ->
                byKeys(header, entry.text("protected").get(), signature.get());
        };
    }

    private CardVerdict byKeys(JwsHeader.Heeded header, String protectedPart, String signature) {
        if (held.isEmpty()) {
            return unknown(
                    "no key is held here for the place that the card came from", header, protectedPart, signature);
        }
        List<Jwk> named = held.get().keys().stream()
                .filter(key -> key.kid().equals(Optional.of(header.kid())))
                .toList();
        List<Jwk> fitting =
                named.stream().filter(key -> key.fits(header.algorithm())).toList();
        if (named.isEmpty()) {
            return unknown(
                    "its kid names no key that is held here for the place that the card came from",
                    header,
                    protectedPart,
                    signature);
        }
        if (fitting.isEmpty()) {
            return new CardVerdict.Open("the key that its kid names is not for " + header.algorithm());
        }
        return Base64Url.decode(signature)
                .map(bytes -> byMathematics(header, fitting, protectedPart, bytes))
                .orElseGet(() -> new CardVerdict.Broken("its signature is not base64url without padding"));
    }

    private CardVerdict byMathematics(JwsHeader.Heeded header, List<Jwk> keys, String protectedPart, Bytes signature) {
        if (keys.stream().noneMatch(key -> key.signatureLength() == signature.size())) {
            return new CardVerdict.Broken("its signature has " + signature.size() + " bytes, where "
                    + keys.getFirst().signatureLength() + " belong");
        }
        for (Jwk key : keys) {
            Optional<Coverage> form = form(key, header, protectedPart, signature);
            if (form.isPresent()) {
                return new CardVerdict.Holds(key.name(), form.get(), notes(header));
            }
        }
        return hasForm
                ? new CardVerdict.Broken(
                        "the signature is not that of the key that its kid names over this card, in none of"
                                + " the forms in which cards are signed")
                : new CardVerdict.Open(
                        "the card is of A2A 0.x, which does not say in which form a card is signed, and the"
                                + " signature holds in none of those in use");
    }

    private List<String> notes(JwsHeader.Heeded header) {
        List<String> notes = new ArrayList<>(header.notes());
        if (!hasForm) {
            notes.add("A2A 0.x does not say in which form a card is signed; this is the one that matched");
        }
        if (published) {
            notes.add(PUBLISHED);
        }
        return notes;
    }

    /** The form over which the signature is the key's; forms that come to the same bytes are one, and the first is named. */
    private Optional<Coverage> form(Jwk key, JwsHeader.Heeded header, String protectedPart, Bytes signature) {
        return forms.stream()
                .filter(form -> key.verify(header.algorithm(), signingInput(protectedPart, form), signature))
                .findFirst();
    }

    private static Bytes signingInput(String protectedPart, Coverage form) {
        String payload = Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString(form.canonical().toArray());
        return Bytes.utf8(protectedPart + "." + payload);
    }

    /** No key of ours: what the card's own key shows is said, and moves nothing. */
    private CardVerdict unknown(String why, JwsHeader.Heeded header, String protectedPart, String signature) {
        Optional<Coverage> form = header.embedded()
                .flatMap(jwk ->
                        reader.read(jwk) instanceof JwkReading.Key(Jwk key) ? Optional.of(key) : Optional.empty())
                .flatMap(key -> Base64Url.decode(signature).flatMap(bytes -> form(key, header, protectedPart, bytes)));
        return new CardVerdict.Open(form.map(one -> why + "; it holds in the form " + one.form()
                        + " under a key that the card itself brings, which shows that nothing was changed and not by"
                        + " whom it was signed")
                .orElse(
                        HEX.matcher(signature).matches()
                                ? why + "; and it is hexadecimal, where base64url belongs"
                                : why));
    }
}
