package io.agentdoc.assembler;

import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.util.Optional;

/**
 * How one source of an agent ended, for the report.
 *
 * @param place its URL, or the file's name where it has none
 * @param fetched the word for how it was had or not had
 * @param why one sentence where there is more to say
 */
public record SourceOutcome(
        SourceId id,
        SourceKind kind,
        String place,
        String fetched,
        Optional<Digest> digest,
        SignatureState signature,
        Optional<String> why) {

    /** The same, with what the document says of the source's signature. */
    SourceOutcome as(Source listed) {
        return new SourceOutcome(
                id,
                kind,
                place,
                fetched,
                digest,
                listed.signature().state(),
                why.filter(sentence -> listed.signature().state() == signature)
                        .or(() -> listed.signature().note()));
    }
}
