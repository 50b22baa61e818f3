package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whose attestations are somebody's: a registrar's card and a bureau's report count as signed only by a key that this
 * assembler was told of, for anybody can make a key and sign with it (8.6, decision 70). Of listings no publisher is known
 * by a key.
 */
final class Attestors {
    private final Trust trust;

    Attestors(Trust trust) {
        this.trust = trust;
    }

    List<Material> judged(List<Material> materials) {
        return materials.stream().map(this::judged).toList();
    }

    private Material judged(Material material) {
        Optional<KnownKind> kind = material.kind().known();
        if (kind.isEmpty() || !(material.signature() instanceof SignatureCheck.Verified verified)) {
            return material;
        }
        return switch (kind.get()) {
            case HANDLE_CARD -> among(material, verified.by(), trust.registrars(), "registrar");
            case REPUTATION_REPORT -> among(material, verified.by(), trust.bureaus(), "bureau");
            case LISTING -> among(material, verified.by(), Set.of(), "publisher");
            default -> material;
        };
    }

    private static Material among(Material material, PublicKey by, Set<PublicKey> known, String who) {
        return known.contains(by)
                ? material
                : material.signed(new SignatureCheck.NotChecked("it is signed by " + by
                        + ", which is no " + who + "'s key that this assembler knows, so the signature shows only that"
                        + " the document agrees with itself"));
    }
}
