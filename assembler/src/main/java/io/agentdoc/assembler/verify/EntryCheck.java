package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Checks one entry {@code { "tag", "by", "sig", "alg": "ed25519" }} of a document (8.1).
 *
 * <p>Shipped producers leave {@code alg} out and some write {@code key} for {@code by}; both are read and noted.
 */
final class EntryCheck {
    private static final String ALGORITHM = "ed25519";

    private final FamilyTag tag;
    private final RightSigner signer;
    private final Bytes message;
    private final Ed25519 ed25519;

    EntryCheck(FamilyTag tag, RightSigner signer, Bytes message, Ed25519 ed25519) {
        this.tag = tag;
        this.signer = signer;
        this.message = message;
        this.ed25519 = ed25519;
    }

    EntryVerdict verdict(Json json) {
        Node entry = Node.root(json);
        Optional<String> its = entry.text("tag");
        if (its.isEmpty() || !its.get().equals(tag.toString())) {
            return new EntryVerdict.Skipped(its.map(Quoted::of).orElse("no tag at all"));
        }
        Optional<Node> alg = entry.member("alg");
        if (alg.isPresent() && !alg.get().text().equals(Optional.of(ALGORITHM))) {
            return new EntryVerdict.Open("its alg is "
                    + alg.get().text().map(Quoted::of).orElse("no text") + ", and only ed25519 can be checked");
        }
        return entry.text("by")
                .or(() -> entry.text("key"))
                .map(by -> byKeyText(by, entry))
                .orElseGet(() -> new EntryVerdict.Broken("it names no key in by", Optional.empty()));
    }

    private EntryVerdict byKeyText(String by, Node entry) {
        return PublicKey.parse(by)
                .map(key -> bySigner(key, entry))
                .orElseGet(() -> new EntryVerdict.Open("its by is not a key in a spelling we know"));
    }

    /**
     * A key that did not have to sign breaks the entry. Where nobody can tell who had to, the signature is still looked at:
     * one that does not hold shows another document than was signed.
     */
    private EntryVerdict bySigner(PublicKey by, Node entry) {
        Optional<EntryVerdict> objection = signer.objection(by);
        if (objection.filter(EntryVerdict.Broken.class::isInstance).isPresent()) {
            return objection.get();
        }
        EntryVerdict signature = bySignature(by, entry);
        return signature instanceof EntryVerdict.Holds ? objection.orElse(signature) : signature;
    }

    private EntryVerdict bySignature(PublicKey by, Node entry) {
        Optional<Bytes> signature =
                entry.text("sig").flatMap(Base64Text::decode).filter(bytes -> bytes.size() == Ed25519.SIGNATURE_LENGTH);
        if (signature.isEmpty()) {
            return new EntryVerdict.Broken("its sig is not the base64 of 64 bytes", Optional.of(by));
        }
        if (!ed25519.verify(by, message, signature.get())) {
            String why = ed25519.isSound(by)
                    ? "the signature is not this key's over this document"
                    : "its key is not a sound Ed25519 key";
            return new EntryVerdict.Broken(why, Optional.of(by));
        }
        return new EntryVerdict.Holds(by, deviations(entry));
    }

    private static List<String> deviations(Node entry) {
        List<String> deviations = new ArrayList<>();
        if (entry.member("alg").isEmpty()) {
            deviations.add("the entry names no alg and was read as ed25519");
        }
        if (entry.text("by").isEmpty()) {
            deviations.add("the entry names its key in key and not in by");
        }
        return deviations;
    }
}
