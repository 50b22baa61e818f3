package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;

/**
 * A bound Descriptor carries its subject's signature, and one that is there holds; a draft carries none (6.6, 6.8).
 *
 * <p>A signature that cannot be judged is told as that and is no pass.
 */
final class Signed implements Rule<Declared> {
    private final SignatureRules signatures;

    Signed(SignatureRules signatures) {
        this.signatures = signatures;
    }

    @Override
    public void check(Declared declared, Found into) {
        if (declared.isBound()) {
            bound(declared.root(), into);
        } else {
            for (Node entry : Declared.objects(declared.root(), "signatures")) {
                if (entry.text("tag")
                        .filter(FamilyTag.DESCRIPTOR_STATEMENT.toString()::equals)
                        .isPresent()) {
                    into.error("6.6-5", entry, "a draft has no subject whose key could sign it; take the entry out");
                }
            }
        }
    }

    private void bound(Node root, Found into) {
        Node at = root.member("signatures").orElse(root);
        switch (signatures.check(KnownKind.AGENT_DESCRIPTOR, root.value())) {
            case SignatureCheck.Verified verified -> verified.note().ifPresent(note -> into.warning("8.1-1", at, note));
            case SignatureCheck.Covers ofCards -> into.cannotCheck("the signature is of a form of cards");
            case SignatureCheck.Unsigned unsigned ->
                into.missing(
                        "6.6-1",
                        Level.WARNING,
                        root,
                        "signatures",
                        "unsigned, so a copy is trusted only as far as its place; sign it with the subject's key");
            case SignatureCheck.Failed failed ->
                into.error("6.8-4", at, "the signature fails: " + failed.why() + "; sign the document anew");
            case SignatureCheck.NotChecked open
            when open.why().startsWith("malformed") -> into.error("6.8-4", at, open.why());
            case SignatureCheck.NotChecked open -> into.cannotCheck("the signature is not checked: " + open.why());
        }
    }
}
