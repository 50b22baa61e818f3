package io.agentdoc.assembler.check;

import io.agentdoc.assembler.trace.FactTrace;
import io.agentdoc.assembler.trace.Failures;
import io.agentdoc.assembler.trace.FrameTrace;
import io.agentdoc.assembler.trace.ReadSource;
import io.agentdoc.assembler.trace.SilenceTrace;
import io.agentdoc.assembler.trace.UnreportedDisagreements;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds a document against the bytes of its sources, each read again as its kind is read (9.10). */
final class SourcesAgree {
    private final Node root;
    private final AgentDoc doc;
    private final Map<SourceId, Bytes> bytes;
    private final SignaturesAgain signatures;
    private final List<String> cannotCheck = new ArrayList<>();

    SourcesAgree(Node root, AgentDoc doc, Map<SourceId, Bytes> bytes, SignaturesAgain signatures) {
        this.root = root;
        this.doc = doc;
        this.bytes = bytes;
        this.signatures = signatures;
    }

    Examination examine() {
        List<ReadSource> read = read();
        List<Finding> findings = new ArrayList<>(FactTrace.of(root, read));
        findings.addAll(FrameTrace.of(root, read));
        findings.addAll(SilenceTrace.of(root, read));
        findings.addAll(Failures.of(root, read));
        findings.addAll(UnreportedDisagreements.of(root, read));
        SpokenAnswers answers = new SpokenAnswers(root);
        for (ReadSource source : read) {
            Examination again = signatures.of(source);
            findings.addAll(again.findings());
            cannotCheck.addAll(again.cannotCheck());
            findings.addAll(answers.of(source));
        }
        return new Examination(findings, cannotCheck);
    }

    private List<ReadSource> read() {
        List<ReadSource> read = new ArrayList<>();
        for (Source source : doc.sources()) {
            Optional<Bytes> had = Optional.ofNullable(bytes.get(source.id()));
            Optional<ReadSource> one = had.flatMap(found -> ReadSource.of(source, found));
            one.ifPresent(read::add);
            if (had.isPresent() && one.isEmpty()) {
                cannotCheck.add("source " + source.id() + " is a " + source.kind()
                        + " that cannot be read here, so what rests on it was not traced");
            }
        }
        return read;
    }
}
