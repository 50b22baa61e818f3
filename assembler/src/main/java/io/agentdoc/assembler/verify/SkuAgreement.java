package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.json.TaggedJson;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * A consumer's agreement to a SKU at one digest (7.6). Signed by the consumer's owner, for it is a person's money:
 * {@code agentmesh-agreement-v1}, one line feed and the canonical agreement without {@code sig}.
 *
 * <p>It is between two parties and never a source of an AgentDoc. When the seller changes coverage, price or provider the
 * digest moves, and an agreement to another digest is none: nothing is grandfathered.
 */
public final class SkuAgreement implements SignatureRule {
    private static final String TAG = "agentmesh-agreement-v1";
    private static final String SIGNATURE = "sig";

    private final Ed25519 ed25519;

    public SkuAgreement(Ed25519 ed25519) {
        this.ed25519 = ed25519;
    }

    @Override
    public SignatureCheck check(JsonObject agreement) {
        Node root = Node.root(agreement);
        Optional<Node> sig = root.member(SIGNATURE).filter(at -> !at.isNull());
        if (sig.isEmpty()) {
            return new SignatureCheck.Unsigned(Optional.empty());
        }
        return root.text("consumer_owner")
                .flatMap(PublicKey::parse)
                .map(owner -> byOwner(owner, agreement, sig.get()))
                .orElseGet(
                        () -> new SignatureCheck.NotChecked("its consumer_owner is not a key in a spelling we know"));
    }

    /** Checks the agreement against the SKU as it stands now: to another digest it is no agreement. */
    public SignatureCheck check(JsonObject agreement, String currentDigest) {
        SignatureCheck signed = check(agreement);
        boolean current = Node.root(agreement)
                .text("sku_digest")
                .filter(currentDigest::equals)
                .isPresent();
        return signed instanceof SignatureCheck.Verified verified && !current
                ? new SignatureCheck.Failed(
                        "it is stale: it agrees to terms whose digest is another than the present one",
                        Optional.of(verified.by()))
                : signed;
    }

    private SignatureCheck byOwner(PublicKey owner, JsonObject agreement, Node sig) {
        boolean holds = sig.text()
                .flatMap(Base64Text::decode)
                .filter(bytes -> ed25519.verify(owner, TaggedJson.of(TAG, agreement.without(SIGNATURE)), bytes))
                .isPresent();
        return holds
                ? new SignatureCheck.Verified(TAG, owner, Optional.empty())
                : new SignatureCheck.Failed(
                        "the signature is not the consumer's owner's over this agreement", Optional.of(owner));
    }
}
