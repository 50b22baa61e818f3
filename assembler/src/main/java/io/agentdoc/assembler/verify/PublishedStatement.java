package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.Optional;

/**
 * A listing or a reputation report: what somebody else publishes of the agent, in the one form of it that we read (8.6).
 *
 * <p>Whoever it names in {@code by} has to have signed it. One that names nobody there is anybody's, and whether the key is
 * a known bureau's is decided where it is known who is heeded.
 */
public final class PublishedStatement implements SignatureRule {
    private static final Optional<Json> VERSION = Optional.of(new JsonText("v1"));

    private final FamilyTag tag;
    private final String form;
    private final RecordConvention convention;

    /** @param form the member that names the form and its version */
    public PublishedStatement(FamilyTag tag, String form, RecordConvention convention) {
        this.tag = tag;
        this.form = form;
        this.convention = convention;
    }

    @Override
    public SignatureCheck check(JsonObject document) {
        if (!document.get(form).equals(VERSION)) {
            return new SignatureCheck.NotChecked("it is not a " + form + " in the form that this assembler reads");
        }
        RightSigner signer =
                document.has("by") ? RightSigner.named(document.get("by"), "by") : new RightSigner.Anybody();
        return convention.check(tag, document, signer);
    }
}
