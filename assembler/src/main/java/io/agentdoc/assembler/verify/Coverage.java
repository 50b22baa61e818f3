package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import java.util.List;

/**
 * What a signature over one form of a card covers.
 *
 * @param signed the card as that form has it
 * @param uncovered the places in the card as served that the form leaves out
 */
public record Coverage(CardForm form, JsonObject signed, List<JsonPointer> uncovered) {
    public Coverage {
        uncovered = List.copyOf(uncovered);
    }

    Bytes canonical() {
        return CanonicalJson.of(signed);
    }
}
