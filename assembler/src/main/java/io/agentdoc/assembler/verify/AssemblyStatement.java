package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.PublicKey;
import java.util.Optional;

/**
 * {@code agentdoc-assembly-v1}: the signer is the assembler, with a key of its own (9.11).
 *
 * <p>During a change of keys several may sign. The subject signs nothing here; and where {@code assembled_by} is itself a
 * key, that key must be among the signers.
 */
public final class AssemblyStatement implements SignatureRule {
    private final RecordConvention convention;

    public AssemblyStatement(RecordConvention convention) {
        this.convention = convention;
    }

    @Override
    public SignatureCheck check(JsonObject agentDoc) {
        Node root = Node.root(agentDoc);
        Optional<PublicKey> subject =
                root.member("subject").flatMap(node -> node.text("id")).flatMap(PublicKey::parse);
        Optional<PublicKey> named = root.text("assembled_by").flatMap(PublicKey::parse);
        return convention.check(FamilyTag.ASSEMBLY, agentDoc, new RightSigner.Assembler(named, subject));
    }
}
