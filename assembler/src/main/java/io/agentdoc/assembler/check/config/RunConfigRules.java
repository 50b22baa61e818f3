package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;

/** Every rule of a run config: of the document, and of the member that a run's record has. */
public final class RunConfigRules {
    private static final List<Rule<Node>> DOCUMENT = List.of(
            new Version(),
            new Scope(),
            new StepEntries(),
            new OneModel(),
            new DigestHolds(),
            new Bindings(),
            new AnswersKeepNoSecret(),
            new HiddenCharacters());
    private static final List<Rule<Node>> ON_A_RUN =
            List.of(new RunName(), new RunValues(), new RunDigest(), new RunChecks(), new RunBindings());

    private RunConfigRules() {}

    /** What the document breaks; a record of a run is told by its run_config, which is an object there. */
    public static Found check(Json document) {
        Node root = Node.root(document);
        Found found = new Found();
        Optional<Node> onRun = root.member("run_config").filter(Node::isObject);
        onRun.ifPresentOrElse(
                run -> ON_A_RUN.forEach(rule -> rule.check(run, found)),
                () -> DOCUMENT.forEach(rule -> rule.check(root, found)));
        return found;
    }

    /** The rules of the document, for the test that shows each of them kept and broken. */
    static List<Rule<Node>> ofDocuments() {
        return DOCUMENT;
    }

    /** The rules of a run's record, for the test that shows each of them kept and broken. */
    static List<Rule<Node>> ofRuns() {
        return ON_A_RUN;
    }
}
