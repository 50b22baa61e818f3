package io.agentdoc.assembler.read;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.SourceId;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What reading one source ran into: nothing that a source got wrong is lost, and nothing of it ends the reading. */
public final class Notes {
    private final SourceId source;
    private final Set<Finding> findings = new LinkedHashSet<>();

    Notes(SourceId source) {
        this.source = source;
    }

    void warn(String rule, Node at, String message) {
        findings.add(new Finding(rule, Level.WARNING, place(at), message));
    }

    void warn(String rule, JsonPointer at, String message) {
        findings.add(new Finding(rule, Level.WARNING, source + "#" + at, message));
    }

    void note(String rule, Node at, String message) {
        findings.add(new Finding(rule, Level.NOTE, place(at), message));
    }

    public List<Finding> findings() {
        return List.copyOf(findings);
    }

    private String place(Node at) {
        return source + "#" + at.at();
    }
}
