package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * A registration manifest, which nobody signs as a whole.
 *
 * <p>Its {@code trust.signature} covers one claim only, that an identity and an encryption key belong together:
 * {@code agentmesh-manifest-key-v1}, {@code trust.issued_at}, {@code id} and {@code encryption_key} (or nothing), joined
 * by line feeds. The manifest's facts therefore stay unsigned, and the note says what became of the claim (9.4). An
 * encryption key without one that holds is nobody's as far as anybody can tell (7.2).
 */
public final class KeyClaim implements SignatureRule {
    private static final String TAG = "agentmesh-manifest-key-v1";

    private static final String UNVERIFIABLE = "unverifiable key";

    private final Ed25519 ed25519;

    public KeyClaim(Ed25519 ed25519) {
        this.ed25519 = ed25519;
    }

    @Override
    public SignatureCheck check(JsonObject manifest) {
        Node root = Node.root(manifest);
        Optional<Node> key = root.member("encryption_key").filter(at -> !at.isNull());
        return new SignatureCheck.Unsigned(root.member("trust")
                .flatMap(trust -> trust.member("signature"))
                .map(signature -> "it is not signed as a whole; " + outcome(root, signature))
                .or(() -> key.map(unclaimed -> "no signed claim binds its encryption key to its id; " + UNVERIFIABLE)));
    }

    private String outcome(Node root, Node signature) {
        Optional<PublicKey> key = root.text("id").flatMap(PublicKey::parse);
        if (key.isEmpty()) {
            return "the key in its key claim was not checked, since id is not a key in a spelling we know";
        }
        boolean holds = claim(root)
                .flatMap(claim -> signature
                        .text()
                        .flatMap(Base64Text::decode)
                        .filter(sig -> ed25519.verify(key.get(), claim, sig)))
                .isPresent();
        return holds
                ? "its key claim verified under " + key.get()
                : "its key claim failed under " + key.get() + "; " + UNVERIFIABLE;
    }

    private static Optional<Bytes> claim(Node root) {
        Optional<String> issuedAt = root.member("trust").flatMap(trust -> trust.text("issued_at"));
        Optional<String> id = root.text("id");
        Optional<String> encryptionKey = root.member("encryption_key")
                .filter(member -> !member.isNull())
                .map(Node::text)
                .orElse(Optional.of(""));
        if (issuedAt.isEmpty() || id.isEmpty() || encryptionKey.isEmpty()) {
            return Optional.empty();
        }
        String rest = issuedAt.get() + encryptionKey.get();
        boolean oneMeaning = rest.chars().allMatch(c -> c > ' ' && c < 127);
        return oneMeaning
                ? Optional.of(Bytes.utf8(String.join("\n", TAG, issuedAt.get(), id.get(), encryptionKey.get())))
                : Optional.empty();
    }
}
