package io.agentdoc.assembler;

import io.agentdoc.assembler.assemble.Material;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import java.util.List;
import java.util.Set;

/**
 * Which sources a public document may not be made of: registrations that are private or an organization's own, and
 * proposals made to one named party (decisions 33, 75).
 */
final class PublicOnly {
    private static final Set<String> NOT_PUBLIC = Set.of("private", "organization");
    private static final String UNLISTED = "unlisted";

    private PublicOnly() {}

    /** The registrations that stand in the way, unless whoever assembles operates the agent that they register. */
    static List<Skipped> registrations(List<Material> materials, Set<String> operatorOf) {
        return materials.stream()
                .filter(PublicOnly::isRegistration)
                .filter(material -> !isOwn(material, operatorOf))
                .flatMap(material -> Node.root(material.tree()).text("visibility").stream()
                        .filter(NOT_PUBLIC::contains)
                        .map(word -> new Skipped(
                                material.url().orElse(material.path()), "its visibility is " + word + ", not public")))
                .toList();
    }

    /** The proposals that are between two parties: nothing is taken from one, whoever assembles. */
    static List<Skipped> proposals(List<Material> materials) {
        return materials.stream()
                .filter(PublicOnly::isDirected)
                .map(material -> new Skipped(
                        material.url().orElse(material.path()),
                        "it is a proposal to one named party, and no public source"))
                .toList();
    }

    /** Whether a source names as its agent one that whoever assembles operates. */
    static boolean isOwn(List<Material> materials, Set<String> operatorOf) {
        return materials.stream().anyMatch(material -> isOwn(material, operatorOf));
    }

    private static boolean isDirected(Material material) {
        return material.reading()
                .filter(reading -> reading.evidence() instanceof Evidence.Directed)
                .isPresent();
    }

    /** Whether a registration that the document rests on keeps the agent out of lists (4.2). */
    static boolean isUnlisted(List<Material> materials, AgentDoc doc) {
        return materials.stream()
                .filter(PublicOnly::isRegistration)
                .filter(material -> doc.source(material.id()).isPresent())
                .anyMatch(material -> Node.root(material.tree())
                        .text("visibility")
                        .filter(UNLISTED::equals)
                        .isPresent());
    }

    private static boolean isRegistration(Material material) {
        return material.kind().known().filter(KnownKind.AGENT_MANIFEST::equals).isPresent();
    }

    private static boolean isOwn(Material material, Set<String> operatorOf) {
        return material.reading()
                .flatMap(reading -> reading.names().key())
                .filter(key -> operatorOf.contains(key.nkey()))
                .isPresent();
    }
}
