package io.agentdoc.cli.report;

import io.agentdoc.document.json.JsonObject;
import java.util.Optional;
import java.util.Set;

/**
 * What became of one source.
 *
 * @param url its address, or a file's name
 * @param fetched how it was had, or why not
 * @param signature what checking its signature found
 * @param cause the finer word for why it was not had, by which a summary groups
 */
public record SourceLine(
        String id,
        String kind,
        String url,
        String fetched,
        Optional<String> digest,
        Optional<String> signature,
        Optional<String> why,
        String cause) {
    private static final Set<String> HAD = Set.of("fetched", "revalidated", "cached", "file", "given");

    /** Whether its bytes were there to be read. */
    public boolean isHad() {
        return HAD.contains(fetched);
    }

    JsonObject json() {
        JsonObject.Builder object = JsonObject.builder()
                .put("id", id)
                .put("kind", kind)
                .put("url", url)
                .put("fetched", fetched);
        digest.ifPresent(text -> object.put("digest", text));
        signature.ifPresent(text -> object.put("signature", text));
        why.ifPresent(text -> object.put("why", text));
        return object.build();
    }
}
