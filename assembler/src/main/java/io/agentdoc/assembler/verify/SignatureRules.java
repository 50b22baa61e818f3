package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import java.util.Optional;

/** Which rule checks the signatures of which kind of document (8.6). */
public final class SignatureRules {
    private final SignatureRule descriptor;
    private final SignatureRule build;
    private final SignatureRule deployment;
    private final SignatureRule evaluation;
    private final SignatureRule receipt;
    private final SignatureRule assembly;
    private final SignatureRule manifest;
    private final SignatureRule card;
    private final SignatureLimits limits;

    /** @param card how A2A cards are checked */
    public SignatureRules(Ed25519 ed25519, SignatureLimits limits, SignatureRule card) {
        RecordConvention convention = new RecordConvention(ed25519, limits);
        this.descriptor = new DescriptorStatement(convention);
        this.build = new AttestedRecord(FamilyTag.BUILD_RECORD, convention);
        this.deployment = new AttestedRecord(FamilyTag.DEPLOYMENT_RECORD, convention);
        this.evaluation = new AttestedRecord(FamilyTag.EVAL_RECORD, convention);
        this.receipt = new ReceiptStatement(convention);
        this.assembly = new AssemblyStatement(convention);
        this.manifest = new KeyClaim(ed25519);
        this.card = card;
        this.limits = limits;
    }

    public static SignatureRules standard() {
        return new SignatureRules(new Ed25519(), SignatureLimits.standard(), new CardSignatures());
    }

    /** A source of a kind that we may not know; the signatures of an unknown kind are not checked. */
    public SignatureCheck check(SourceKind kind, Json root) {
        return kind.known()
                .map(known -> check(known, root))
                .orElseGet(() -> new SignatureCheck.NotChecked(
                        "this assembler has no recipe for the signatures of a " + Quoted.of(kind.text())));
    }

    /** A source of a kind that we know. */
    public SignatureCheck check(KnownKind kind, Json root) {
        return switch (kind) {
            case AGENT_DESCRIPTOR -> apply(descriptor, root);
            case BUILD_RECORD -> apply(build, root);
            case DEPLOYMENT_RECORD -> apply(deployment, root);
            case EVAL_RECORD -> apply(evaluation, root);
            case AGENT_MANIFEST -> apply(manifest, root);
            case A2A_CARD -> apply(card, root);
            case RECEIPT -> apply(receipt, root);
            case INTERFACE_DEFINITION -> local(LocalForm.INTERFACE, root);
            case ROLES_DECLARATION -> local(LocalForm.ROLE, root);
            case DATA_USE -> local(LocalForm.DATA_USE, root);
            case ACCESS -> local(LocalForm.ACCESS, root);
            case SAMPLES -> local(LocalForm.SAMPLES, root);
            case POND_MANIFEST, PLUGIN_PACKAGE, OBSERVATION, MCP_SERVER, OASF_RECORD ->
                new SignatureCheck.Unsigned(Optional.empty());
            case AI_CATALOG_ENTRY -> catalogEntry(root);
        };
    }

    /** An entry is unsigned; a trust manifest beside it signs itself, and how is not settled. */
    private static SignatureCheck catalogEntry(Json root) {
        boolean signed = Node.root(root)
                .member("trustManifest")
                .flatMap(manifest -> manifest.member("signature"))
                .isPresent();
        return signed
                ? new SignatureCheck.NotChecked("this assembler has no recipe for the signature of a trust manifest")
                : new SignatureCheck.Unsigned(Optional.empty());
    }

    /** A document of this family by the tag that signs it: a source, a record, or an AgentDoc. */
    public SignatureCheck check(FamilyTag tag, Json root) {
        return switch (tag) {
            case DESCRIPTOR_STATEMENT -> apply(descriptor, root);
            case BUILD_RECORD -> apply(build, root);
            case DEPLOYMENT_RECORD -> apply(deployment, root);
            case EVAL_RECORD -> apply(evaluation, root);
            case RECEIPT -> apply(receipt, root);
            case ASSEMBLY -> apply(assembly, root);
        };
    }

    private SignatureCheck local(LocalForm form, Json root) {
        return apply(new LocalDocument(form, limits), root);
    }

    private static SignatureCheck apply(SignatureRule rule, Json root) {
        return root instanceof JsonObject document
                ? rule.check(document)
                : new SignatureCheck.NotChecked(
                        "malformed: the document is " + root.typeName() + ", where an object should stand");
    }
}
