package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.util.Map;
import java.util.Optional;

/**
 * Judges the bytes of one source: their digest as served, their one meaning as JSON, and their signature (6.5, 6.6, 8.1).
 *
 * <p>The bytes are parsed once, so that the tree that was verified is the tree that is read; what two readers could take
 * for two things is never verified.
 */
public final class Verifier {
    private final JsonParser parser;
    private final SignatureRules rules;

    public Verifier(Limits limits, SignatureRules rules) {
        this(new JsonParser(limits), rules);
    }

    private Verifier(JsonParser parser, SignatureRules rules) {
        this.parser = parser;
        this.rules = rules;
    }

    /** With the sets of keys that were fetched from where cards say that theirs lie, by address. */
    public Verifier and(Map<String, Bytes> sets) {
        return new Verifier(parser, rules.and(sets));
    }

    /** Judges bytes that a reference led to, which may carry the digest to expect. */
    public Verification verify(SourceKind kind, Bytes bytes, Optional<Digest> expected) {
        return verify(kind, bytes, expected, Optional.empty());
    }

    /** The same for bytes that are known under an address, which decides whose keys may have signed a card. */
    public Verification verify(SourceKind kind, Bytes bytes, Optional<Digest> expected, Optional<String> servedFrom) {
        JsonReading reading = parser.parse(bytes);
        return new Verification(DigestCheck.of(bytes, expected), reading, signature(kind, reading, servedFrom));
    }

    private SignatureCheck signature(SourceKind kind, JsonReading reading, Optional<String> servedFrom) {
        return switch (reading) {
            case JsonReading.Parsed parsed -> rules.check(kind, parsed.root(), servedFrom);
            case JsonReading.Malformed malformed -> new SignatureCheck.NotChecked("malformed: " + malformed.why());
        };
    }
}
