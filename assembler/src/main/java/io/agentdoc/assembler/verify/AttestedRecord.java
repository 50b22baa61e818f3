package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonObject;
import java.util.Optional;

/** A build, deployment or evaluation record: the signer is the issuer that the record names in {@code by} (8.1). */
public final class AttestedRecord implements SignatureRule {
    private final FamilyTag tag;
    private final RecordConvention convention;

    public AttestedRecord(FamilyTag tag, RecordConvention convention) {
        this.tag = tag;
        this.convention = convention;
    }

    @Override
    public SignatureCheck check(JsonObject document) {
        if (!document.has(FamilyTag.SIGNATURES)) {
            return withoutList(document);
        }
        return convention.check(tag, document, RightSigner.named(document.get("by"), "by"));
    }

    /** An unsigned record says so by an empty list; producers whose unsigned form varies at least leave their note (8.5). */
    private static SignatureCheck withoutList(JsonObject document) {
        return document.has(FamilyTag.UNSIGNED_NOTE)
                ? new SignatureCheck.Unsigned(Optional.of("it says _unsigned and leaves the empty signatures out"))
                : new SignatureCheck.NotChecked("malformed: a record has signatures, if only an empty list");
    }
}
