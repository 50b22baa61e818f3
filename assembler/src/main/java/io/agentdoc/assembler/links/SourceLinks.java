package io.agentdoc.assembler.links;

import io.agentdoc.assembler.gather.Lead;
import io.agentdoc.assembler.gather.Link;
import io.agentdoc.assembler.gather.Links;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.document.model.SourceKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The pointers of every kind of document that leads anywhere; whatever else an address stands in is never followed. */
public final class SourceLinks implements Links {
    private final Map<SourceKind, Function<Lead, List<Link>>> readers;

    /**
     * Links that know these places.
     *
     * @param assembler who assembles, whose own earlier views lead nowhere
     */
    public SourceLinks(References references, String assembler) {
        this(references, assembler, KeyPlaces.none());
    }

    /**
     * The same.
     *
     * @param keyPlaces where cards may say that their keys lie
     */
    public SourceLinks(References references, String assembler, KeyPlaces keyPlaces) {
        PointedDocuments pointed = new PointedDocuments(references);
        this.readers = Map.of(
                Kinds.CARD, new CardLinks(keyPlaces)::of,
                Kinds.DESCRIPTOR, new DescriptorLinks(pointed)::of,
                Kinds.REGISTRATION, new RegistrationLinks()::of,
                Kinds.ROLE, new RoleLinks(pointed)::of,
                Kinds.SAMPLES, new SamplesLinks(pointed)::of,
                Kinds.CATALOG_ENTRY, new CatalogEntryLinks()::of,
                Kinds.AGENTDOC, new ViewLinks(assembler)::of);
    }

    @Override
    public boolean leadOn(SourceKind kind) {
        return readers.containsKey(kind);
    }

    @Override
    public List<Link> of(Lead lead) {
        return Optional.ofNullable(readers.get(lead.kind()))
                .map(reader -> reader.apply(lead))
                .orElseGet(List::of);
    }
}
