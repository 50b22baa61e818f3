package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.Pin;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.document.model.SourceKind;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;

/** Resolves what a document refers to by name, by an opaque reference, or by an address where one may stand. */
final class PointedDocuments {
    private final References references;

    PointedDocuments(References references) {
        this.references = references;
    }

    /** Something that is only ever named, as a role or an interface is: its definition stays at a registry (6.2). */
    Link named(String sourceName, SourceKind kind, String name) {
        return references
                .find(name)
                .map(place -> to(sourceName, kind, place))
                .orElseGet(() -> new Link.Nowhere(kind, name, "nothing here says where what is called so lies"));
    }

    /**
     * A reference of a document. An address that stands where a reference belongs is followed only to a host that
     * whoever assembles names for this agent (decision 41).
     */
    Link referenced(String sourceName, SourceKind kind, String reference, Lead lead) {
        if (references.find(reference).isPresent()) {
            return to(sourceName, kind, references.find(reference).get());
        }
        if (!reference.toLowerCase(Locale.ROOT).startsWith("https://")) {
            return new Link.Nowhere(kind, reference, "nothing here resolves this reference");
        }
        return lead.hosts().contains(host(reference))
                ? new Link.To(sourceName, kind, reference, java.util.Optional.empty(), SourceRef.Found.LINKED)
                : new Link.Nowhere(
                        kind, reference, "an address where a reference belongs, to a host that is not configured");
    }

    private static Link to(String sourceName, SourceKind kind, References.Place place) {
        return new Link.To(sourceName, kind, place.url(), place.digest().map(Pin::ofBytes), SourceRef.Found.LINKED);
    }

    private static String host(String url) {
        try {
            String host = new URI(url).getHost();
            return host == null ? "" : host.toLowerCase(Locale.ROOT);
        } catch (URISyntaxException e) {
            return "";
        }
    }
}
