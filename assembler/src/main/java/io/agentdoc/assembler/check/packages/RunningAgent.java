package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Nothing in a repository is about a running agent: no AgentDoc and no Descriptor with a subject, no deployment or
 * evaluation record, no price and no handling terms (13.4 rule 4, 13.8, 13.9).
 *
 * <p>What lies under the tests or the source is held to the same rule, since a copy ships it all.
 */
final class RunningAgent implements RepositoryRule {
    private static final Map<String, String> RECORDS = Map.of(
            "agent-build-record-v1", "a build record",
            "agent-deployment-record-v1", "a deployment record",
            "agent-eval-record-v1", "an evaluation record");
    private static final Set<String> PRICES = Set.of("sow", "skus");

    @Override
    public void check(InspectedRepository repository, Found into) {
        if (repository.manifest().isEmpty()) {
            return;
        }
        String draft = repository.packageFolder() + repository.packed().pinned("descriptor", PackageTree.DESCRIPTOR);
        for (Spot tree : repository.all().trees()) {
            if (!tree.file().equals(draft) && tree.isObject()) {
                document(tree, into);
            }
        }
    }

    private static void document(Spot tree, Found into) {
        if (tree.has("agentdoc") && tree.has("subject")) {
            into.error(
                    "13.4-6",
                    tree.member("subject").orElse(tree),
                    "it is the AgentDoc of a running agent, which serves its own; take it out, and let listing lead to it");
        } else if (tree.says("format", "agent-descriptor-v1") && tree.has("subject")) {
            into.error(
                    "13.9-1",
                    tree.member("subject").orElse(tree),
                    "it is the Descriptor of a running agent, and a copy would present its identity; take it out");
        }
        record(tree)
                .ifPresent(kind -> into.error(
                        "13.8-1",
                        tree,
                        "it is " + kind + ", which is about a package or a running agent and in none; take it out"));
        if (PRICES.stream().anyMatch(tree::has)) {
            into.error(
                    "13.8-1", tree, "it states prices or terms, which attach at listing and at install; take it out");
        }
    }

    /** The kind of record that a document is by its format or by the tag of a signature of its. */
    static Optional<String> record(Spot tree) {
        List<String> tags = tree.each("signatures").stream()
                .map(entry -> entry.text("tag").orElse(""))
                .toList();
        boolean untagged = tree.has("role") && tree.has("act") && tree.has("produced_at");
        return RECORDS.entrySet().stream()
                .filter(kind -> tree.says("format", kind.getKey()) || tags.contains(kind.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .or(() -> untagged ? Optional.of("a record") : Optional.empty());
    }
}
