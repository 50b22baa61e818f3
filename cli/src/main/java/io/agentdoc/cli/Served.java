package io.agentdoc.cli;

import io.agentdoc.assembler.Circulation;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.ServedDescriptor;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.DescriptorCopy;
import io.agentdoc.renderer.site.Remark;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * What is served beside a published document: its subject's Descriptors, and its public sources where that is wished.
 *
 * @param assembledAt when the document says it was assembled
 */
record Served(Instant assembledAt, ServedDescriptor.Choice descriptors, Circulation circulation) {

    static Served of(Outcome.Published published) {
        return new Served(at(published.doc()), published.descriptors(), published.circulation());
    }

    static Served of(Outcome.Unchanged unchanged) {
        return new Served(at(unchanged.doc()), unchanged.descriptors(), unchanged.circulation());
    }

    private static Instant at(AgentDoc doc) {
        return doc.assembledAt()
                .orElseThrow(() -> new IllegalStateException("the document of an agent is always dated"));
    }

    /** Hands everything to a site, and answers with what is wrong with it. */
    List<Finding> to(BiFunction<List<DescriptorCopy>, Instant, List<Remark>> shelf, Optional<Consumer<Bytes>> mirror) {
        List<Finding> findings = new ArrayList<>(descriptors.refused());
        shelf.apply(descriptors.served().stream().map(Served::copy).toList(), assembledAt)
                .forEach(remark -> findings.add(new Finding(remark.rule(), Level.WARNING, "", remark.sentence())));
        mirror.ifPresent(site -> circulation.copies().forEach(copy -> site.accept(copy.bytes())));
        return findings;
    }

    private static DescriptorCopy copy(ServedDescriptor served) {
        return new DescriptorCopy(
                served.subject(),
                served.copy().bytes(),
                served.copy().digest(),
                served.agentVersion(),
                served.copy().signature().toString());
    }
}
