package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The one signature of a job manifest: its {@code sig} is the base64url of an Ed25519 signature by its {@code agent} over the
 * ASCII tag, a line feed and the canonical document without {@code sig} (5.7).
 */
public final class JobManifestSignature implements SignatureRule {
    private static final String TAG = "agentmesh-job-manifest-v1";
    private static final String SIG = "sig";

    private final Ed25519 ed25519;

    public JobManifestSignature(Ed25519 ed25519) {
        this.ed25519 = ed25519;
    }

    @Override
    public SignatureCheck check(JsonObject manifest) {
        Node root = Node.root(manifest);
        if (root.member(SIG).isEmpty()) {
            return new SignatureCheck.Unsigned(Optional.empty());
        }
        Optional<PublicKey> agent = root.text("agent").flatMap(PublicKey::parse);
        if (agent.isEmpty()) {
            return new SignatureCheck.NotChecked("agent is not a key in a spelling we know");
        }
        Optional<Bytes> signature =
                root.text(SIG).flatMap(Base64Text::decode).filter(bytes -> bytes.size() == Ed25519.SIGNATURE_LENGTH);
        if (signature.isEmpty()) {
            return new SignatureCheck.Failed("its sig is not the base64url of 64 bytes", agent);
        }
        return ed25519.verify(agent.get(), signedBytes(manifest), signature.get())
                ? new SignatureCheck.Verified(TAG, agent.get(), deviation(root))
                : new SignatureCheck.Failed("bad_signature: it is not this agent's over this document", agent);
    }

    private static Optional<String> deviation(Node root) {
        return root.text(SIG)
                .filter(sig -> sig.contains("+") || sig.contains("/") || sig.contains("="))
                .map(sig -> "its sig is in the other base64; a job manifest's is base64url without padding");
    }

    private static Bytes signedBytes(JsonObject manifest) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes((TAG + "\n").getBytes(StandardCharsets.US_ASCII));
        try {
            CanonicalJson.write(manifest.without(SIG), out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return Bytes.own(out.toByteArray());
    }
}
