package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What stays out of a package is not in it: an identity, evidence, an AgentDoc, terms, the numbers of a run (12.9).
 *
 * <p>A document is told by what it says and never by its name; the environment of a deployment has a name of its own.
 */
final class OutsidePackages implements PackageRule {
    private static final String RULE = "12.9-1";
    private static final Set<String> ENVIRONMENTS = Set.of(".env", ".env.local", ".env.production", ".envrc");
    private static final Map<String, String> OF_INSTALL = Map.of(
            "subject", "an identity",
            "handle", "a handle",
            "image", "an image",
            "harness", "a harness",
            "target", "a host",
            "allowlist", "an admission list");

    @Override
    public void check(Inspected packed, Found into) {
        for (String name : packed.files().names()) {
            if (ENVIRONMENTS.contains(name.substring(name.lastIndexOf('/') + 1))) {
                into.error(RULE, name, "the environment of a deployment is supplied where it is deployed; take it out");
            }
        }
        String draft = packed.pinned("descriptor", PackageTree.DESCRIPTOR);
        for (Spot tree : packed.trees()) {
            if (!tree.file().equals(draft) && tree.isObject()) {
                kind(tree)
                        .ifPresent(kind -> into.error(
                                RULE, tree, "it is " + kind + ", which stays out of a package; take it out"));
            }
        }
        packed.install()
                .ifPresent(install -> install.members().stream()
                        .filter(member -> OF_INSTALL.containsKey(member.name()))
                        .forEach(member -> into.error(
                                RULE,
                                member,
                                "this is " + OF_INSTALL.get(member.name())
                                        + ", which stays out of a package; take it out")));
    }

    private static Optional<String> kind(Spot tree) {
        if (tree.has("agentdoc")) {
            return Optional.of("an AgentDoc");
        }
        if (tree.says("format", "agent-descriptor-v1")) {
            return Optional.of("another Descriptor");
        }
        if (tree.has("run_config") && tree.has("steps")) {
            return Optional.of("the run config of a job");
        }
        return tree.has("sow") ? Optional.of("terms of work") : RunningAgent.record(tree);
    }
}
