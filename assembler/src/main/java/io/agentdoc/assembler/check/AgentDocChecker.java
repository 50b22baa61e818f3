package io.agentdoc.assembler.check;

import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Checks an AgentDoc, whoever assembled it (9.10). */
final class AgentDocChecker implements Checker.OfDocument {
    private final SourceBytes sources;
    private final SignatureRules signatures;
    private final Optional<Instant> now;

    AgentDocChecker(SourceBytes sources, SignatureRules signatures, Optional<Instant> now) {
        this.sources = sources;
        this.signatures = signatures;
        this.now = now;
    }

    @Override
    public Examination examine(Target.Document document) {
        Examination alone = Examination.of(Checks.check(document.root()))
                .and(Examination.of(
                        now.map(moment -> NotYet.of(document.root(), moment)).orElse(List.of())));
        Optional<AgentDoc> doc = AgentDocReader.read(document.root());
        if (doc.isEmpty()) {
            return alone;
        }
        Refetch refetch = new Refetch(new BesideSources(document, sources));
        refetch.all(doc.get().sources());
        SignaturesAgain again = new SignaturesAgain(signatures);
        SourcesAgree agree = new SourcesAgree(Node.root(document.root()), doc.get(), refetch.bytes(), again);
        return alone.and(again.assemblers(document.root()))
                .and(refetch.examination())
                .and(agree.examine());
    }
}
