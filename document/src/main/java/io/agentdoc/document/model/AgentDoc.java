package io.agentdoc.document.model;

import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One assembled document describing one agent, or one package (9.4, 13.4).
 *
 * <p>The times and {@code assembledByOperator} are absent in a package's document, and may be absent in documents that
 * others assembled. {@code notStated} keeps the spelling of whoever wrote it.
 */
public record AgentDoc(
        About about,
        Optional<Instant> assembledAt,
        String assembledBy,
        Optional<Boolean> assembledByOperator,
        Optional<Instant> staleAfter,
        List<Source> sources,
        List<Unavailable> unavailable,
        Sections sections,
        List<String> notStated,
        List<Disagreement> disagreements,
        List<SignatureEntry> signatures) {

    public AgentDoc {
        sources = List.copyOf(sources);
        unavailable = List.copyOf(unavailable);
        notStated = List.copyOf(notStated);
        disagreements = List.copyOf(disagreements);
        signatures = List.copyOf(signatures);
    }

    public Optional<Source> source(SourceId id) {
        return sources.stream().filter(source -> source.id().equals(id)).findFirst();
    }
}
