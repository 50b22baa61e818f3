package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.model.SourceKind;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Follows an entry of an AI Catalog to the document that it is about, where its media type is one that we read. */
final class CatalogEntryLinks {
    private static final Map<String, SourceKind> KINDS = Map.of(
            "application/a2a-agent-card+json", Kinds.CARD,
            "application/vnd.agentmesh.agent-descriptor+json", Kinds.DESCRIPTOR);

    private static final Map<SourceKind, String> NAMES = Map.of(Kinds.CARD, "card", Kinds.DESCRIPTOR, "descriptor");

    List<Link> of(Lead lead) {
        Optional<SourceKind> kind = lead.root()
                .text("mediaType")
                .or(() -> lead.root().text("type"))
                .flatMap(type -> Optional.ofNullable(KINDS.get(type.toLowerCase(Locale.ROOT))));
        Optional<String> url = lead.root().text("url").filter(text -> !text.isEmpty());
        return kind.isPresent() && url.isPresent()
                ? List.of(new Link.To(
                        NAMES.getOrDefault(kind.get(), "source"),
                        kind.get(),
                        url.get(),
                        Optional.empty(),
                        SourceRef.Found.LINKED))
                : List.of();
    }
}
