package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * The record convention (8.1): a document carries a list of {@code { "tag", "by", "sig", "alg" }}, each an Ed25519
 * signature over the tag, a line feed and the canonical document without that list.
 */
public final class RecordConvention {
    private static final String BOTH = "it carries _unsigned although it is signed, and no signature covers that note";

    private final Ed25519 ed25519;
    private final SignatureLimits limits;

    public RecordConvention(Ed25519 ed25519, SignatureLimits limits) {
        this.ed25519 = ed25519;
        this.limits = limits;
    }

    /** The answer for a document whose entries under this tag must be by this signer. */
    SignatureCheck check(FamilyTag tag, JsonObject document, RightSigner signer) {
        return switch (SignatureList.of(document, limits)) {
            case SignatureList.Missing missing -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Unreadable unreadable -> new SignatureCheck.NotChecked(unreadable.why());
            case SignatureList.Entries list
            when list.entries().isEmpty() -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Entries list -> {
                EntryCheck check = new EntryCheck(tag, signer, tag.signedBytes(document), ed25519);
                List<EntryVerdict> verdicts =
                        list.entries().stream().map(check::verdict).toList();
                yield new Verdicts(tag, verdicts).answer(signer, contradiction(document));
            }
        };
    }

    private static Optional<String> contradiction(JsonObject document) {
        return document.has(FamilyTag.UNSIGNED_NOTE) ? Optional.of(BOTH) : Optional.empty();
    }
}
