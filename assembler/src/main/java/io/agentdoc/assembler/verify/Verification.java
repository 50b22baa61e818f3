package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonReading;
import java.util.Optional;

/** Everything that the bytes of one source show by themselves. */
public record Verification(DigestCheck digest, JsonReading reading, SignatureCheck signature) {

    /**
     * The tree that members may be filled from: the one that was verified. There is none where the digest is another,
     * where the bytes are not strict JSON, or where the signature failed.
     */
    public Optional<Json> facts() {
        boolean barred = digest instanceof DigestCheck.Differs || signature instanceof SignatureCheck.Failed;
        return !barred && reading instanceof JsonReading.Parsed parsed ? Optional.of(parsed.root()) : Optional.empty();
    }
}
