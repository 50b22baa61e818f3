package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells a description of what a run begins with from every document of the family: what is mounted, what is in its
 * environment, which folder it starts in. It carries no resolution, no check and no ceiling, so it is no install and no
 * place where a spend, a unit or a purpose is stated (12.7.2).
 *
 * <p>The forms known are those of the usual runtimes: the run itself, one for each service or container, or a workspace
 * with its mount. A document that names its format, that somebody signed or that opened a package is none.
 */
public final class WorkspaceDescription {
    /** Why one is refused, as a sentence for a person. */
    public static final String REFUSED =
            "not_an_install: it describes what a run begins with, and states neither an install nor what may be spent";

    private static final List<String> OURS =
            List.of("format", "signatures", "agentdoc", "plugin.json", "role", "protocol");
    private static final List<String> MOUNTS = List.of("mounts", "volumes", "volumeMounts", "workspaceMount");
    private static final List<String> BEGINNINGS = List.of(
            "env",
            "environment",
            "containerEnv",
            "remoteEnv",
            "directories",
            "workspaceFolder",
            "working_dir",
            "workingDir");

    private WorkspaceDescription() {}

    public static boolean isOne(Node root) {
        return OURS.stream().allMatch(name -> root.member(name).isEmpty())
                && runs(root).anyMatch(WorkspaceDescription::isBeginning);
    }

    /** Everything in it that may be a run: itself, its services, and the containers of what is started together. */
    private static Stream<Node> runs(Node root) {
        Stream<Node> services = root.member("services").stream()
                .flatMap(all -> all.members().stream())
                .map(Node.Entry::node);
        Stream<Node> containers = Stream.of(
                        root.member("spec"),
                        root.member("spec")
                                .flatMap(spec -> spec.member("template"))
                                .flatMap(template -> template.member("spec")))
                .flatMap(spec -> spec.stream())
                .flatMap(spec -> spec.member("containers").stream())
                .flatMap(all -> all.elements().stream());
        return Stream.concat(Stream.of(root), Stream.concat(services, containers));
    }

    private static boolean isBeginning(Node run) {
        return MOUNTS.stream().anyMatch(name -> run.member(name).isPresent())
                && BEGINNINGS.stream().anyMatch(name -> run.member(name).isPresent());
    }
}
