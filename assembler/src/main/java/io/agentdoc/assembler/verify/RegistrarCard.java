package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * A registrar's card for a handle: {@code registrar_sig} is over the canonical JSON of {@code card} and nothing before it,
 * so it covers that member alone.
 *
 * <p>The key stands in the document itself. That the signature holds shows that the card agrees with itself; whose key it
 * is has to be known from elsewhere.
 */
public final class RegistrarCard implements SignatureRule {
    private static final String FORM = "registrar_sig";

    private final Ed25519 ed25519;

    public RegistrarCard(Ed25519 ed25519) {
        this.ed25519 = ed25519;
    }

    @Override
    public SignatureCheck check(JsonObject document) {
        Node root = Node.root(document);
        Optional<Node> sig = root.member(FORM).filter(at -> !at.isNull());
        Optional<Node> card = root.member("card").filter(Node::isObject);
        if (sig.isEmpty()) {
            return new SignatureCheck.Unsigned(Optional.empty());
        }
        if (card.isEmpty()) {
            return new SignatureCheck.NotChecked("malformed: it has no card that a signature could cover");
        }
        return root.text("registrar_key")
                .flatMap(PublicKey::parse)
                .map(key -> byKey(key, card.get(), sig.get()))
                .orElseGet(() ->
                        new SignatureCheck.NotChecked("its registrar_key is not a key in a spelling that we know"));
    }

    private SignatureCheck byKey(PublicKey key, Node card, Node sig) {
        boolean holds = sig.text()
                .flatMap(Base64Text::decode)
                .filter(bytes -> ed25519.verify(key, CanonicalJson.of(card.value()), bytes))
                .isPresent();
        return holds
                ? new SignatureCheck.Verified(FORM, key, Optional.empty())
                : new SignatureCheck.Failed(
                        "the registrar's signature is not this key's over this card", Optional.of(key));
    }
}
