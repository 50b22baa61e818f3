package io.agentdoc.assembler.gather;

import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import java.util.Map;

/**
 * The sets of public keys that cards led to. They are no sources of a document: they only check signatures.
 *
 * @param byUrl each where it was had, by the address that the card names
 */
public record KeySets(Map<String, Bytes> byUrl) {
    /** What a set of keys is called in the report of what was looked at. */
    public static final SourceKind KIND = new SourceKind("card-keys");

    public KeySets {
        byUrl = Map.copyOf(byUrl);
    }

    public static KeySets none() {
        return new KeySets(Map.of());
    }
}
