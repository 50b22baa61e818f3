package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonObject;
import java.util.Optional;

/**
 * A document in a form of ours that knows no signature of its own. One that carries signatures all the same is not
 * checked, since nobody says what they cover, and so is one in another form: neither is called unsigned (9.4).
 */
final class LocalDocument implements SignatureRule {
    private final LocalForm form;
    private final SignatureLimits limits;

    LocalDocument(LocalForm form, SignatureLimits limits) {
        this.form = form;
        this.limits = limits;
    }

    @Override
    public SignatureCheck check(JsonObject document) {
        if (!form.isFormOf(document)) {
            return new SignatureCheck.NotChecked(form.missed());
        }
        return switch (SignatureList.of(document, limits)) {
            case SignatureList.Missing missing -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Unreadable unreadable -> new SignatureCheck.NotChecked(unreadable.why());
            case SignatureList.Entries list
            when list.entries().isEmpty() -> new SignatureCheck.Unsigned(Optional.empty());
            case SignatureList.Entries list ->
                new SignatureCheck.NotChecked("it carries signatures, and nothing says what they would cover");
        };
    }
}
