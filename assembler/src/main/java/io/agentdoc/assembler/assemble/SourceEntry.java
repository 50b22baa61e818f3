package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.verify.Coverage;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.JsonPointer;
import java.util.List;
import java.util.Optional;

/** One source as the document lists it (9.4). */
final class SourceEntry {
    private SourceEntry() {}

    /** @param check what is said of its signature */
    static Source of(Material listed, Optional<JoinedBy> joined, SignatureCheck check) {
        Material material = listed.signed(check);
        boolean observation =
                material.kind().known().filter(KnownKind.OBSERVATION::equals).isPresent();
        return observation ? observation(material) : document(material, joined);
    }

    private static Source document(Material material, Optional<JoinedBy> joined) {
        Source.Place place = material.url()
                .<Source.Place>map(Source.Place.Url::new)
                .orElseGet(() -> new Source.Place.Path(material.path()));
        return new Source.Document(
                material.id(),
                material.kind(),
                place,
                Optional.of(material.fetchedAt()),
                Optional.of(material.digest()),
                material.reading().flatMap(reading -> reading.names().agentVersion()),
                signature(material.signature()),
                joined,
                material.given());
    }

    /** What was done and when, in place of an address; a file that says neither is no source that is listed. */
    private static Source observation(Material material) {
        Node root = Node.root(material.tree());
        return new Source.Observation(
                material.id(),
                material.kind(),
                root.text("at").flatMap(Instants::parse),
                root.text("what").orElse(""),
                Optional.of(material.digest()),
                signature(material.signature()));
    }

    private static SourceSignature signature(SignatureCheck check) {
        return new SourceSignature(
                check.state(),
                check.signer(),
                check.sentence(),
                check.covered().map(coverage -> coverage.form().toString()),
                check.covered().map(Coverage::uncovered).orElse(List.of()).stream()
                        .map(JsonPointer::toString)
                        .toList());
    }
}
