package io.agentdoc.assembler.assemble;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.model.JoinedBy;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Ties sources to the subject, and never by the company they keep: a source that names another key fills nothing, and
 * one that was only found at the same place is said to be just that (4.1, decision 65).
 */
final class Joins {
    private final String subject;
    private final Optional<PublicKey> subjectKey;
    private final List<Finding> findings = new ArrayList<>();
    private final Map<SourceId, JoinedBy> joined = new TreeMap<>();

    Joins(String subject) {
        this.subject = subject;
        this.subjectKey = PublicKey.parse(subject);
    }

    /** The sources that may fill members, in the order in which they are asked. */
    List<Joined> of(List<Material> materials) {
        List<Joined> filling = new ArrayList<>();
        for (Material material : materials) {
            Optional<JoinedBy> by = joinedBy(material);
            by.ifPresent(how -> joined.put(material.id(), how));
            if (by.isPresent() && !material.hasFailed()) {
                material.reading().ifPresent(reading -> filling.add(new Joined(material, reading, by.get())));
            }
        }
        filling.sort(Precedence.order());
        return filling;
    }

    Optional<JoinedBy> of(SourceId id) {
        return Optional.ofNullable(joined.get(id));
    }

    List<Finding> findings() {
        return List.copyOf(findings);
    }

    private Optional<JoinedBy> joinedBy(Material material) {
        Optional<PublicKey> named =
                material.reading().flatMap(reading -> reading.names().key());
        if (named.isPresent() && subjectKey.isPresent()) {
            if (named.equals(subjectKey)) {
                return Optional.of(JoinedBy.NAMED);
            }
            findings.add(new Finding(
                    "4.1-3",
                    Level.WARNING,
                    material.id().text(),
                    "names the key " + named.get() + ", which is not the subject's, so it fills nothing"));
            return Optional.empty();
        }
        if (material.url().filter(subject::equals).isPresent()) {
            return Optional.of(JoinedBy.NAMED);
        }
        return Optional.of(
                switch (material.ref().found()) {
                    case CONFIGURED -> JoinedBy.CONFIGURED;
                    case LINKED -> JoinedBy.LINKED;
                    case WELL_KNOWN -> JoinedBy.CO_LOCATED;
                });
    }
}
