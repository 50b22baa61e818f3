package io.agentdoc.renderer.page;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.Digest;
import io.agentdoc.renderer.part.DocumentParts;
import io.agentdoc.renderer.part.OpenMapping;
import io.agentdoc.renderer.part.Scopes;
import io.agentdoc.templates.part.OpenLine;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.words.Words;
import java.util.List;
import java.util.Optional;

/** Makes the row of a document. */
final class Rows {
    private Rows() {}

    static ListingRow of(AgentDoc doc, Json tree, DocumentParts parts, Words words) {
        List<Offering> offerings =
                doc.sections().sells().get(Sells.OFFERINGS).carried().orElse(List.of());
        return new ListingRow(
                id(doc.about()),
                doc.about() instanceof About.PackageIdentity,
                parts.name(),
                says(Node.root(tree)),
                doc.about() instanceof About.Subject subject ? subject.handle() : Optional.empty(),
                parts.description().filter(sentence -> FindableText.mayTell(offerings)),
                scopes(offerings, words),
                offerings.stream().map(Rows::offered).toList(),
                opens(offerings, words),
                FindableText.of(parts.name(), parts.description(), offerings),
                doc.assembledAt(),
                doc.staleAfter(),
                doc.notStated(),
                FacetValues.of(doc),
                RowForm.shown(Node.root(tree)));
    }

    static List<ScopePart> scopes(List<Offering> offerings, Words words) {
        return offerings.stream()
                .map(offering -> Scopes.part(offering, words))
                .distinct()
                .toList();
    }

    static List<OpenLine> opens(List<Offering> offerings, Words words) {
        return offerings.stream()
                .flatMap(offering -> new OpenMapping(words).line(offering).stream())
                .toList();
    }

    /** What is said and what is not, without the frame that tells when, by whom and from where. */
    private static Digest says(Node doc) {
        JsonObject.Builder said = JsonObject.builder();
        for (String member : List.of("sections", "not_stated", "disagreements")) {
            doc.member(member).ifPresent(node -> said.put(member, node.value()));
        }
        return Digest.of(CanonicalJson.of(said.build()));
    }

    private static String id(About about) {
        return switch (about) {
            case About.Subject subject -> subject.id();
            case About.PackageIdentity identity ->
                identity.name().orElse("")
                        + identity.version().map(version -> "@" + version).orElse("");
        };
    }

    private static ListingRow.Offered offered(Offering offering) {
        Optional<String> name = offering.get(Offering.NAME).carried();
        Optional<String> id = offering.get(Offering.ID).carried();
        return new ListingRow.Offered(
                id.or(() -> name).orElse(""),
                name.or(() -> id).orElse(""),
                offering.get(Offering.SCOPE).carried().orElse("task-specific"),
                offering.get(Offering.PRICE).carried());
    }
}
