package io.agentdoc.document.codec;

import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceSignature;

/** Writes one entry of {@code sources} (9.4). */
final class SourceWriter {
    private SourceWriter() {}

    static JsonObject write(Source source) {
        JsonObject.Builder into = JsonObject.builder()
                .put("id", source.id().text())
                .put("kind", source.kind().text());
        switch (source) {
            case Source.Document document -> write(document, into);
            case Source.Observation observation -> write(observation, into);
        }
        return into.build();
    }

    private static void write(Source.Document document, JsonObject.Builder into) {
        switch (document.place()) {
            case Source.Place.Url(String url) -> into.put("url", url);
            case Source.Place.Path(String path) -> into.put("path", path);
            case Source.Place.Nowhere nowhere -> {}
        }
        document.fetchedAt().ifPresent(at -> into.put("fetched_at", Instants.text(at)));
        document.digest().ifPresent(digest -> into.put("digest", digest.toString()));
        document.agentVersion().ifPresent(version -> into.put("agent_version", version));
        write(document.signature(), into);
        document.joinedBy().ifPresent(joined -> into.put("joined_by", joined.toString()));
        if (document.given()) {
            into.put("given", JsonBoolean.TRUE);
        }
    }

    private static void write(Source.Observation observation, JsonObject.Builder into) {
        observation.at().ifPresent(at -> into.put("at", Instants.text(at)));
        into.put("what", observation.what());
        observation.digest().ifPresent(digest -> into.put("digest", digest.toString()));
        write(observation.signature(), into);
    }

    private static void write(SourceSignature signature, JsonObject.Builder into) {
        into.put("signature", signature.state().toString());
        signature.by().ifPresent(by -> into.put("signed_by", by));
        signature.note().ifPresent(note -> into.put("signature_note", note));
        signature.reading().ifPresent(reading -> into.put("signature_reading", reading));
        if (!signature.uncovered().isEmpty()) {
            into.put("signature_uncovered", JsonArray.texts(signature.uncovered().stream()));
        }
    }
}
