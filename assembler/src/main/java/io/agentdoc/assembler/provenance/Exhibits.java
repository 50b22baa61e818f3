package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import java.util.List;
import java.util.stream.Stream;

/** Everything that was handed in, by what it is. */
record Exhibits(List<Presented> all) {
    Exhibits {
        all = List.copyOf(all);
    }

    /** A record with what was read of it. */
    record Held<E extends Evidence>(Presented.Document document, E evidence) {
        String name() {
            return document.name();
        }

        Node root() {
            return document.root();
        }
    }

    List<Presented.Packed> packages() {
        return only(Presented.Packed.class).toList();
    }

    List<Held<Evidence.Built>> builds() {
        return held(Evidence.Built.class);
    }

    List<Held<Evidence.Deployed>> deployments() {
        return held(Evidence.Deployed.class);
    }

    List<Held<Evidence.Evaluated>> evaluations() {
        return held(Evidence.Evaluated.class);
    }

    /** The Descriptors of running agents; a draft is only ever found inside its package. */
    List<Presented.Document> bound() {
        return only(Presented.Document.class)
                .filter(document -> document.is(KnownKind.AGENT_DESCRIPTOR)
                        && document.root().member("subject").isPresent())
                .toList();
    }

    private <E extends Evidence> List<Held<E>> held(Class<E> type) {
        return only(Presented.Document.class)
                .flatMap(document -> document.evidence().stream()
                        .filter(type::isInstance)
                        .map(evidence -> new Held<>(document, type.cast(evidence))))
                .toList();
    }

    private <P extends Presented> Stream<P> only(Class<P> type) {
        return all.stream().filter(type::isInstance).map(type::cast);
    }
}
