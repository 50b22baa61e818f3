package io.agentdoc.assembler.verify;

import io.agentdoc.assembler.crypto.Ed25519;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which rule checks the signatures of which kind of document (8.6). */
public final class SignatureRules {
    private static final List<String> SIGNED = List.of("signatures", "signature", "sig");

    private final SignatureRule descriptor;
    private final SignatureRule build;
    private final SignatureRule deployment;
    private final SignatureRule evaluation;
    private final SignatureRule receipt;
    private final SignatureRule assembly;
    private final SignatureRule manifest;
    private final CardSignatures cards;
    private final SignatureRule proposal;
    private final SignatureRule listing;
    private final SignatureRule report;
    private final SignatureRule handleCard;
    private final SignatureLimits limits;

    /** @param cards how A2A cards are checked */
    public SignatureRules(Ed25519 ed25519, SignatureLimits limits, CardSignatures cards) {
        RecordConvention convention = new RecordConvention(ed25519, limits);
        this.descriptor = new DescriptorStatement(convention);
        this.build = new AttestedRecord(FamilyTag.BUILD_RECORD, convention);
        this.deployment = new AttestedRecord(FamilyTag.DEPLOYMENT_RECORD, convention);
        this.evaluation = new AttestedRecord(FamilyTag.EVAL_RECORD, convention);
        this.receipt = new ReceiptStatement(convention);
        this.assembly = new AssemblyStatement(convention);
        this.manifest = new KeyClaim(ed25519);
        this.cards = cards;
        this.proposal = new StandingProposal(ed25519, limits);
        this.listing = new PublishedStatement(FamilyTag.LISTING, "listing", convention);
        this.report = new PublishedStatement(FamilyTag.REPUTATION_REPORT, "reputation", convention);
        this.handleCard = new RegistrarCard(ed25519);
        this.limits = limits;
    }

    /** The rules of somebody who holds no keys for cards. */
    public static SignatureRules standard() {
        return with(CardKeys.none());
    }

    public static SignatureRules with(CardKeys cardKeys) {
        SignatureLimits limits = SignatureLimits.standard();
        return new SignatureRules(new Ed25519(), limits, new CardSignatures(cardKeys, limits));
    }

    /** With the sets of keys that were fetched from where cards say that theirs lie, by address. */
    SignatureRules and(Map<String, Bytes> sets) {
        return sets.isEmpty() ? this : new SignatureRules(new Ed25519(), limits, cards.and(sets));
    }

    /** A source of a kind that we may not know, from nowhere in particular. */
    public SignatureCheck check(SourceKind kind, Json root) {
        return check(kind, root, Optional.empty());
    }

    /** A source of a kind that we know, from nowhere in particular. */
    public SignatureCheck check(KnownKind kind, Json root) {
        return check(kind, root, Optional.empty());
    }

    /**
     * A source of a kind that we may not know; the signatures of an unknown kind are not checked.
     *
     * @param servedFrom the address that the source is known under, where there is one
     */
    public SignatureCheck check(SourceKind kind, Json root, Optional<String> servedFrom) {
        return kind.known()
                .map(known -> check(known, root, servedFrom))
                .orElseGet(() -> new SignatureCheck.NotChecked(
                        "this assembler has no recipe for the signatures of a " + Quoted.of(kind.text())));
    }

    /** A source of a kind that we know. */
    public SignatureCheck check(KnownKind kind, Json root, Optional<String> servedFrom) {
        return switch (kind) {
            case AGENT_DESCRIPTOR -> apply(descriptor, root);
            case BUILD_RECORD -> apply(build, root);
            case DEPLOYMENT_RECORD -> apply(deployment, root);
            case EVAL_RECORD -> apply(evaluation, root);
            case AGENT_MANIFEST -> apply(manifest, root);
            case A2A_CARD -> apply(card -> cards.check(card, servedFrom), root);
            case SOW_STANDING_PROPOSAL -> apply(proposal, root);
            case LISTING -> apply(listing, root);
            case REPUTATION_REPORT -> apply(report, root);
            case HANDLE_CARD -> apply(handleCard, root);
            case RECEIPT -> apply(receipt, root);
            case INTERFACE_DEFINITION -> local(LocalForm.INTERFACE, root);
            case ROLES_DECLARATION -> local(LocalForm.ROLE, root);
            case DATA_USE -> local(LocalForm.DATA_USE, root);
            case ACCESS -> local(LocalForm.ACCESS, root);
            case SAMPLES -> local(LocalForm.SAMPLES, root);
            case POND_MANIFEST, PLUGIN_PACKAGE, OBSERVATION, PRICE_DOCUMENT, MCP_SERVER, OASF_RECORD ->
                withoutRecipe(kind, Node.root(root));
            case AI_CATALOG_ENTRY -> catalogEntry(kind, Node.root(root));
        };
    }

    /** A form that has no signature of its own; one that carries something called so was signed in a way we do not know. */
    private static SignatureCheck withoutRecipe(KnownKind kind, Node root) {
        return isSigned(root)
                ? new SignatureCheck.NotChecked(
                        "this assembler has no recipe for the signatures of a " + Quoted.of(kind.toString()))
                : new SignatureCheck.Unsigned(Optional.empty());
    }

    /** A trust manifest beside an entry signs itself, and how is not settled. */
    private static SignatureCheck catalogEntry(KnownKind kind, Node root) {
        return root.member("trustManifest").filter(SignatureRules::isSigned).isPresent()
                ? new SignatureCheck.NotChecked("this assembler has no recipe for the signature of a trust manifest")
                : withoutRecipe(kind, root);
    }

    private static boolean isSigned(Node root) {
        return SIGNED.stream()
                .flatMap(name -> root.member(name).stream())
                .anyMatch(at -> !at.isNull() && !(at.isArray() && at.elements().isEmpty()));
    }

    /** A document of this family by the tag that signs it: a source, a record, or an AgentDoc. */
    public SignatureCheck check(FamilyTag tag, Json root) {
        return switch (tag) {
            case DESCRIPTOR_STATEMENT -> apply(descriptor, root);
            case BUILD_RECORD -> apply(build, root);
            case DEPLOYMENT_RECORD -> apply(deployment, root);
            case EVAL_RECORD -> apply(evaluation, root);
            case REPUTATION_REPORT -> apply(report, root);
            case LISTING -> apply(listing, root);
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
