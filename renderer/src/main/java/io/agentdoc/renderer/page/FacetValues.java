package io.agentdoc.renderer.page;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.templates.words.Facet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The values by which a directory lists a document; a facet without one is not stated. */
final class FacetValues {
    private FacetValues() {}

    static Map<Facet, NavigableSet<String>> of(AgentDoc doc) {
        Map<Facet, NavigableSet<String>> values = new EnumMap<>(Facet.class);
        for (Facet facet : Facet.values()) {
            NavigableSet<String> found = new TreeSet<>();
            of(facet, doc).filter(text -> !text.isBlank()).forEach(found::add);
            values.put(facet, found);
        }
        return values;
    }

    private static Stream<String> of(Facet facet, AgentDoc doc) {
        Sections sections = doc.sections();
        List<Offering> offerings =
                sections.sells().get(Sells.OFFERINGS).carried().orElse(List.of());
        return switch (facet) {
            case SCOPE ->
                offerings.stream()
                        .map(offering -> offering.get(Offering.SCOPE).carried().orElse("task-specific"));
            case FOCUS ->
                offerings.stream()
                        .flatMap(offering -> one(offering.get(Offering.FOCUS).carried()));
            case ROLE ->
                Stream.concat(
                        one(sections.role().get(Role.NAME).carried()),
                        offerings.stream()
                                .flatMap(offering ->
                                        one(offering.get(Offering.ROLE).carried())));
            case INTERFACE ->
                sections.asked().get(Asked.INTERFACES).carried().stream()
                        .flatMap(List::stream)
                        .flatMap(asked -> one(asked.get(Interface.NAME).carried()));
            case ACTS_FOR -> one(sections.identity().get(Identity.ACTS_FOR).carried());
            case ADMISSION -> one(sections.access().get(Access.ADMISSION).carried());
            case VISIBILITY -> one(sections.shape().get(Interaction.VISIBILITY).carried());
            case AUTHORITY ->
                offerings.stream()
                        .flatMap(offering -> offering.get(Offering.AUTHORITY).carried().stream())
                        .flatMap(List::stream);
            case CEILING ->
                offerings.stream()
                        .flatMap(offering -> offering.get(Offering.CEILINGS).carried().stream())
                        .flatMap(ceilings -> ceilings.keySet().stream());
            case DATA_USE ->
                sections.handling().get(Handling.PROMISES).carried().stream()
                        .flatMap(promises -> new Node(promises, JsonPointer.root()).members().stream())
                        .map(Node.Entry::name);
            case COMPLIANCE ->
                sections.handling().get(Handling.COMPLIANCE).carried().stream()
                        .flatMap(claims -> new Node(claims, JsonPointer.root()).elements().stream())
                        .flatMap(claim -> one(claim.text("standard").or(claim::text)));
            case SOURCE -> doc.sources().stream().map(source -> source.kind().text());
        };
    }

    private static Stream<String> one(Optional<String> text) {
        return text.stream();
    }
}
