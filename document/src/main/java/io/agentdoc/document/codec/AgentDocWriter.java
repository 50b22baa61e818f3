package io.agentdoc.document.codec;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.SignatureEntry;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.SourceId;
import java.util.NavigableSet;

/** Writes an AgentDoc as the JSON tree whose pretty form is published (9.4). */
public final class AgentDocWriter {
    public static final String VERSION = "v1";

    private AgentDocWriter() {}

    public static JsonObject write(AgentDoc doc) {
        JsonObject.Builder into = JsonObject.builder().put("agentdoc", VERSION);
        writeAbout(doc.about(), into);
        doc.assembledAt().ifPresent(at -> into.put("assembled_at", Instants.text(at)));
        into.put("assembled_by", doc.assembledBy());
        doc.assembledByOperator().ifPresent(own -> into.put("assembled_by_operator", JsonBoolean.of(own)));
        doc.staleAfter().ifPresent(at -> into.put("stale_after", Instants.text(at)));
        into.put("sources", JsonArray.of(doc.sources().stream().map(SourceWriter::write)));
        if (!doc.unavailable().isEmpty()) {
            into.put("unavailable", JsonArray.of(doc.unavailable().stream().map(AgentDocWriter::write)));
        }
        into.put("sections", sections(doc.sections()));
        into.put("not_stated", JsonArray.texts(doc.notStated().stream()));
        if (!doc.disagreements().isEmpty()) {
            into.put("disagreements", JsonArray.of(doc.disagreements().stream().map(AgentDocWriter::write)));
        }
        into.put("signatures", JsonArray.of(doc.signatures().stream().map(AgentDocWriter::write)));
        return into.build();
    }

    private static void writeAbout(About about, JsonObject.Builder into) {
        JsonObject.Builder inner = JsonObject.builder();
        switch (about) {
            case About.Subject subject -> {
                inner.put("id", subject.id());
                subject.handle().ifPresent(handle -> inner.put("handle", handle));
                subject.name().ifPresent(name -> inner.put("name", name));
                into.put("subject", inner.build());
            }
            case About.PackageIdentity identity -> {
                identity.name().ifPresent(name -> inner.put("name", name));
                identity.version().ifPresent(version -> inner.put("version", version));
                into.put("package", inner.build());
            }
        }
    }

    /** The sections alone, silent ones left out. */
    public static JsonObject sections(Sections sections) {
        JsonObject.Builder into = JsonObject.builder();
        for (Section section : sections.all()) {
            if (!section.isSilent()) {
                into.put(section.shape().name(), write(section));
            }
        }
        return into.build();
    }

    private static JsonObject write(Section section) {
        NavigableSet<SourceId> from = Sources.of(section);
        JsonObject.Builder into =
                JsonObject.builder().put("from", JsonArray.texts(from.stream().map(SourceId::text)));
        MembersWriter.write(section, from.size() > 1, into);
        return into.build();
    }

    private static Json write(Unavailable sought) {
        JsonObject.Builder into = JsonObject.builder()
                .put("id", sought.id().text())
                .put("kind", sought.kind().text())
                .put("url", sought.url());
        sought.since().ifPresent(since -> into.put("since", Instants.text(since)));
        return into.put("outcome", sought.outcome().toString())
                .put("why", sought.why())
                .build();
    }

    private static Json write(Disagreement disagreement) {
        return JsonObject.builder()
                .put("member", disagreement.member().toString())
                .put("carried", disagreement.carried())
                .put("carried_from", disagreement.carriedFrom().text())
                .put("found", disagreement.found())
                .put("found_from", disagreement.foundFrom().text())
                .build();
    }

    private static Json write(SignatureEntry entry) {
        JsonObject.Builder into = JsonObject.builder()
                .put("tag", entry.tag())
                .put("by", entry.by())
                .put("sig", entry.sig());
        entry.alg().ifPresent(alg -> into.put("alg", alg));
        return into.build();
    }
}
