package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonObject;

/** A receipt of one task: the signer is the platform that the receipt names in {@code by} (7.6, 8.1). */
final class ReceiptStatement implements SignatureRule {
    private final SignatureRule record;

    ReceiptStatement(RecordConvention convention) {
        this.record = new AttestedRecord(FamilyTag.RECEIPT, convention);
    }

    @Override
    public SignatureCheck check(JsonObject receipt) {
        return LocalForm.RECEIPT.isFormOf(receipt)
                ? record.check(receipt)
                : new SignatureCheck.NotChecked(LocalForm.RECEIPT.missed());
    }
}
