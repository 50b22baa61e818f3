package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Keeps what is not heard out of the document and says so where it is listed: no source falls silent in silence.
 *
 * <p>A signature whose signer does not count here was not checked as far as this document goes; one that holds while its
 * content does not count stays verified, with the reason beside it (decisions 70, 74).
 */
final class Hearing {
    private final Map<SourceId, SignatureCheck> shown = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    /** The sources against which nothing is said. */
    List<Joined> heard(List<Joined> sources, Function<Joined, Optional<Unheard>> objection) {
        List<Joined> heard = new ArrayList<>();
        for (Joined source : sources) {
            Optional<Unheard> against = objection.apply(source);
            if (against.isEmpty()) {
                heard.add(source);
            } else {
                refuse(source.material(), against.get());
            }
        }
        return heard;
    }

    private void refuse(Material material, Unheard unheard) {
        findings.add(new Finding(
                unheard.rule(), Level.WARNING, material.id().text(), unheard.why() + ", so it fills nothing"));
        note(material, unheard.why() + ", so it fills nothing", unheard.asToItsSigner());
    }

    /** Says something beside the source's signature. */
    void note(Material material, String sentence, boolean asToItsSigner) {
        shown.put(
                material.id(),
                switch (signature(material)) {
                    case SignatureCheck.Verified verified when asToItsSigner -> new SignatureCheck.NotChecked(sentence);
                    case SignatureCheck.Verified verified ->
                        new SignatureCheck.Verified(
                                verified.tag(), verified.all(), Optional.of(joined(verified.note(), sentence)));
                    case SignatureCheck.Covers covers ->
                        new SignatureCheck.Covers(
                                covers.by(),
                                covers.coverage(),
                                covers.whole(),
                                Stream.concat(covers.notes().stream(), Stream.of(sentence))
                                        .toList());
                    case SignatureCheck.Unsigned unsigned ->
                        new SignatureCheck.Unsigned(Optional.of(joined(unsigned.note(), sentence)));
                    case SignatureCheck.NotChecked notChecked ->
                        new SignatureCheck.NotChecked(joined(Optional.of(notChecked.why()), sentence));
                    case SignatureCheck.Failed failed -> failed;
                });
    }

    private static String joined(Optional<String> before, String sentence) {
        return before.map(first -> first + "; " + sentence).orElse(sentence);
    }

    /** What the document says of the source's signature. */
    SignatureCheck signature(Material material) {
        return shown.getOrDefault(material.id(), material.signature());
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }
}
