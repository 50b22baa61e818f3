package io.agentdoc.document.check;

import io.agentdoc.document.value.Base64Text;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * The assembler's signature is an entry of the family's form, and the subject signs nothing here (9.11).
 *
 * <p>An entry with a tag that we do not know is somebody else's business.
 */
final class SignatureEntries implements Check {
    private static final String FORM = "9.11-1";
    private static final String SUBJECT = "9.11-3";
    static final String ASSEMBLY = "agentdoc-assembly-v1";
    private static final String STATEMENT = "descriptor-statement-v1";
    private static final int SIGNATURE_BYTES = 64;

    @Override
    public void check(Examined document, Findings into) {
        for (Spot entry : document.objects("signatures")) {
            if (entry.text("tag").filter(tag -> !tag.isEmpty()).isEmpty()) {
                into.error(FORM, entry.path().member("tag"), "the entry has no tag");
            } else if (entry.says("tag", STATEMENT)) {
                into.error(SUBJECT, entry.path(), "a subject's statement stands in its Descriptor and not here");
            } else if (entry.says("tag", ASSEMBLY)) {
                assembly(document, entry, into);
            }
        }
    }

    private static void assembly(Examined document, Spot entry, Findings into) {
        Optional<PublicKey> by = entry.text("by").flatMap(PublicKey::parse);
        if (by.isEmpty()) {
            into.error(FORM, entry.path().member("by"), "it is no public key");
        } else if (by.equals(subject(document))) {
            into.error(SUBJECT, entry.path(), "the assembler signs with its own key, and this is the subject's");
        }
        if (entry.text("sig")
                .flatMap(Base64Text::decode)
                .filter(sig -> sig.size() == SIGNATURE_BYTES)
                .isEmpty()) {
            into.error(FORM, entry.path().member("sig"), "it is no signature of 64 bytes in base64");
        }
        entry.member("alg")
                .filter(alg -> !alg.text().equals(Optional.of("ed25519")))
                .ifPresent(alg -> into.error(FORM, alg.path(), "the family signs with ed25519"));
        ownKey(document, by, into);
    }

    private static void ownKey(Examined document, Optional<PublicKey> by, Findings into) {
        Optional<PublicKey> named =
                document.member("assembled_by").flatMap(Spot::text).flatMap(PublicKey::parse);
        if (named.isPresent() && by.isPresent() && !named.equals(by)) {
            into.warning(
                    FORM,
                    MemberPath.of("assembled_by"),
                    "the assembler is named by a key that is not the one that signed");
        }
    }

    private static Optional<PublicKey> subject(Examined document) {
        return document.member("subject").flatMap(subject -> subject.text("id")).flatMap(PublicKey::parse);
    }
}
