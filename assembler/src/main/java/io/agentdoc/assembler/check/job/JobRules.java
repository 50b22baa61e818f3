package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.verify.JobManifestSignature;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Every rule of a job manifest. */
public final class JobRules {
    private final List<Rule<Node>> rules;

    public JobRules(JobManifestSignature signature) {
        rules = List.of(
                new Format(),
                new ManifestMembers(),
                new Delivery(),
                new Pieces(),
                new PiecePaths(),
                new ReusedCount(),
                new RunConfigOnce(),
                new OneRun(),
                new VersionNamed(),
                new AgentSigned(signature),
                new Clean());
    }

    /** What the manifest breaks, and what nobody can tell of it. */
    public Found check(Json document) {
        Found found = new Found();
        rules.forEach(rule -> rule.check(Node.root(document), found));
        return found;
    }

    /** The rules, for the test that shows each of them kept and broken. */
    List<Rule<Node>> all() {
        return rules;
    }
}
