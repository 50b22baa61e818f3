package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.List;

/** What stands in a document's {@code signatures} (8.1). */
sealed interface SignatureList {

    /** There is no such member. */
    record Missing() implements SignatureList {}

    /** Something stands there that no convention of the family writes. */
    record Unreadable(String why) implements SignatureList {}

    /** A list, which may be empty. */
    record Entries(List<Json> entries) implements SignatureList {}

    static SignatureList of(JsonObject document, SignatureLimits limits) {
        return document.get(FamilyTag.SIGNATURES)
                .map(member -> read(member, limits))
                .orElseGet(Missing::new);
    }

    private static SignatureList read(Json member, SignatureLimits limits) {
        if (!(member instanceof JsonArray array)) {
            return new Unreadable("malformed: signatures is " + member.typeName() + ", where a list should stand");
        }
        int size = array.elements().size();
        return size <= limits.maxEntries()
                ? new Entries(array.elements())
                : new Unreadable(
                        "it carries " + size + " signatures, and at most " + limits.maxEntries() + " are checked");
    }
}
