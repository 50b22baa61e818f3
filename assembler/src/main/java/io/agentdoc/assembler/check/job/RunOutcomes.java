package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.config.RunConfigDigest;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What runs were handed and what agents say that they used, by task: the two are compared by digest, and where they differ
 * neither is corrected (8.7, 5.7).
 */
public final class RunOutcomes {
    private final Map<String, Node> runs = new HashMap<>();
    private final Map<String, Node> manifests = new HashMap<>();

    /** What there is to say of a record of a run, or of a job manifest, beside those that were looked at before it. */
    public List<Finding> look(Json document) {
        Node root = Node.root(document);
        Optional<String> task = root.text("task_id");
        if (task.isEmpty()) {
            return List.of();
        }
        boolean manifest = root.member("pieces").isPresent();
        Map<String, Node> own = manifest ? manifests : runs;
        Map<String, Node> other = manifest ? runs : manifests;
        own.put(task.get(), root);
        return Optional.ofNullable(other.get(task.get()))
                .map(beside -> manifest ? compare(beside, root, root) : compare(root, beside, root))
                .orElse(List.of());
    }

    private static List<Finding> compare(Node run, Node manifest, Node at) {
        Found found = new Found();
        Optional<String> handed = run.member("run_config").flatMap(RunOutcomes::resolved);
        Optional<String> used = RanUnder.of(manifest).map(RanUnder::resolved);
        Node place = at.member("run_config").orElse(at);
        if (handed.isPresent() && used.isPresent() && !handed.equals(used)) {
            found.error(
                    "8.7-4",
                    place,
                    "the job was handed " + handed.get() + ", and the agent says it used " + used.get());
        }
        versions(run, manifest, found, place);
        return found.findings();
    }

    private static void versions(Node run, Node manifest, Found into, Node place) {
        Set<String> resolved = new LinkedHashSet<>();
        run.member("run_config")
                .flatMap(member -> member.member("resolved"))
                .flatMap(member -> member.member("steps"))
                .map(Node::members)
                .orElse(List.of())
                .forEach(step -> step.node()
                        .member("version")
                        .flatMap(version -> version.text().or(() -> version.text("value")))
                        .ifPresent(resolved::add));
        manifest.text("agent_version")
                .filter(version -> !resolved.isEmpty() && !resolved.contains(version))
                .ifPresent(version -> into.error(
                        "5.7-9",
                        place,
                        "version differs: the run config names " + String.join(", ", resolved)
                                + ", and the work was done with " + version));
    }

    /** The digest of what was resolved: said, or worked out of its plain values. */
    private static Optional<String> resolved(Node run) {
        Optional<Node> resolved = run.member("resolved");
        return resolved.flatMap(Node::text)
                .or(() -> resolved.flatMap(member -> member.value() instanceof JsonObject object
                        ? Optional.of(RunConfigDigest.ofResolved(object).toString())
                        : Optional.empty()));
    }
}
