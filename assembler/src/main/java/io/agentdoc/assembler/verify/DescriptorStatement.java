package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import java.util.Optional;

/** {@code descriptor-statement-v1}: the signer is the subject itself, {@code subject.id} (6.6). */
public final class DescriptorStatement implements SignatureRule {
    private final RecordConvention convention;

    public DescriptorStatement(RecordConvention convention) {
        this.convention = convention;
    }

    @Override
    public SignatureCheck check(JsonObject descriptor) {
        return convention.check(FamilyTag.DESCRIPTOR_STATEMENT, descriptor, signer(descriptor));
    }

    private static RightSigner signer(JsonObject descriptor) {
        if (!descriptor.has("subject")) {
            return new RightSigner.Nobody("a draft has no subject whose key could sign it");
        }
        Optional<Json> id = descriptor
                .get("subject")
                .flatMap(subject -> subject instanceof JsonObject object ? object.get("id") : Optional.empty());
        return RightSigner.named(id, "subject.id");
    }
}
