package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import java.util.Map;
import java.util.Optional;

/** A record is signed by the key that it names, or says that it is not (8.1). */
final class Signed implements Rule<Attested> {
    private static final Map<FamilyTag, KnownKind> KINDS = Map.of(
            FamilyTag.BUILD_RECORD, KnownKind.BUILD_RECORD,
            FamilyTag.DEPLOYMENT_RECORD, KnownKind.DEPLOYMENT_RECORD,
            FamilyTag.EVAL_RECORD, KnownKind.EVAL_RECORD);

    private final SignatureRules signatures;

    Signed(SignatureRules signatures) {
        this.signatures = signatures;
    }

    @Override
    public void check(Attested record, Found into) {
        record.kind()
                .flatMap(tag -> Optional.ofNullable(KINDS.get(tag)))
                .filter(kind -> record.root().isObject())
                .ifPresent(kind ->
                        tell(record.root(), signatures.check(kind, record.root().value()), into));
    }

    private static void tell(Node root, SignatureCheck check, Found into) {
        Node at = root.member("signatures").orElse(root);
        switch (check) {
            case SignatureCheck.Verified verified -> verified.note().ifPresent(note -> into.warning("8.1-1", at, note));
            case SignatureCheck.Unsigned unsigned -> unsigned(root, at, unsigned, into);
            case SignatureCheck.Failed failed ->
                into.error("8.1-4", at, "the signature fails: " + failed.why() + "; it moves nothing anywhere");
            case SignatureCheck.NotChecked open
            when open.why().startsWith("malformed") ->
                into.error("8.1-1", at, open.why() + "; say \"signatures\": [] and _unsigned where nobody signed it");
            case SignatureCheck.NotChecked open -> into.cannotCheck("the signature is not checked: " + open.why());
        }
    }

    private static void unsigned(Node root, Node at, SignatureCheck.Unsigned unsigned, Found into) {
        unsigned.note().ifPresent(note -> into.warning("8.1-6", at, note));
        if (root.member("_unsigned").isEmpty()) {
            into.missing(
                    "8.1-6",
                    Level.WARNING,
                    root,
                    "_unsigned",
                    "a record that nobody signed says so in _unsigned, as a claim without an issuer; add the note");
        }
    }
}
