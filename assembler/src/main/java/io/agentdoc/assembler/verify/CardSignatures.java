package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonObject;
import java.util.Optional;

/** An A2A card, whose JWS signatures are not checked yet: signed and unsigned cards are at least told apart (9.4). */
public final class CardSignatures implements SignatureRule {
    @Override
    public SignatureCheck check(JsonObject card) {
        return card.get("signatures")
                .filter(CardSignatures::saysAnything)
                .<SignatureCheck>map(member ->
                        new SignatureCheck.NotChecked("it carries signatures of the A2A form, which were not checked"))
                .orElseGet(() -> new SignatureCheck.Unsigned(Optional.empty()));
    }

    private static boolean saysAnything(Json member) {
        return !(member instanceof JsonNull)
                && !(member instanceof JsonArray array && array.elements().isEmpty());
    }
}
