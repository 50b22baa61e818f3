package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.PublicKey;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Who the document is about: the bound Descriptor's key, else the registration's, else the address that a card or a
 * manifest of a marketplace was served from, else the configured subject, else a name that only this assembler uses.
 *
 * <p>What a source only points at says who the agent is where nothing nearer does, and what a list names never does. A
 * Descriptor whose signature failed says nothing of anybody. Where it alone could have said who the agent is, there
 * is no document at all (decision 8).
 */
final class SubjectRule {
    private final List<Material> materials;
    private final Optional<PublicKey> configuredKey;

    SubjectRule(List<Material> materials, Optional<String> configured) {
        this.materials = materials.stream()
                .filter(material -> material.reading().isPresent() && !material.hasFailed())
                .filter(material -> material.ref().found() != SourceRef.Found.LISTED)
                .sorted(Comparator.comparing((Material material) -> !material.isVerified())
                        .thenComparing(Material::id))
                .toList();
        this.configuredKey = configured.flatMap(PublicKey::parse);
    }

    /** The id, or nothing where only the last resort is left. */
    Optional<String> fromSources() {
        return firstKey(KnownKind.AGENT_DESCRIPTOR, material -> !isLinked(material))
                .or(() -> firstKey(KnownKind.AGENT_MANIFEST, material -> !isLinked(material)))
                .or(() -> firstKey(KnownKind.AGENT_DESCRIPTOR, SubjectRule::isLinked))
                .or(() -> firstKey(KnownKind.AGENT_MANIFEST, SubjectRule::isLinked))
                .or(() -> first(KnownKind.A2A_CARD, Material::url))
                .or(() -> first(KnownKind.POND_MANIFEST, Material::url));
    }

    private static boolean isLinked(Material material) {
        return material.ref().found() == SourceRef.Found.LINKED;
    }

    private Optional<String> firstKey(KnownKind kind, Predicate<Material> near) {
        return first(
                kind,
                material -> Optional.of(material)
                        .filter(near)
                        .flatMap(Material::reading)
                        .filter(reading ->
                                !(reading.evidence() instanceof Evidence.Described described) || described.bound())
                        .flatMap(reading -> reading.names().key())
                        .filter(key ->
                                configuredKey.isEmpty() || configuredKey.get().equals(key))
                        .map(PublicKey::nkey));
    }

    private Optional<String> first(KnownKind kind, Function<Material, Optional<String>> id) {
        return materials.stream()
                .filter(material -> material.kind().known().filter(kind::equals).isPresent())
                .flatMap(material -> id.apply(material).stream())
                .findFirst();
    }
}
