package io.agentdoc.assembler.check;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Tells what a target is from what is in it and never from its name: by the format that it states, then by the tags of
 * its signatures, then by the members that only one kind has.
 */
public final class Recognition {
    private static final Map<String, TargetKind> FORMATS = Map.of(
            "agent-descriptor-v1", TargetKind.DESCRIPTOR,
            "agent-build-record-v1", TargetKind.RECORD,
            "agent-deployment-record-v1", TargetKind.RECORD,
            "agent-eval-record-v1", TargetKind.RECORD,
            "agent-samples-v1", TargetKind.SAMPLES,
            "job-manifest-v1", TargetKind.JOB_MANIFEST,
            "agent-repository-v1", TargetKind.REPOSITORY);

    private static final Map<String, TargetKind> TAGS = Map.of(
            "descriptor-statement-v1", TargetKind.DESCRIPTOR,
            "agent-build-record-v1", TargetKind.RECORD,
            "agent-deployment-record-v1", TargetKind.RECORD,
            "agent-eval-record-v1", TargetKind.RECORD,
            "agentmesh-receipt-v1", TargetKind.RECEIPT,
            "agentdoc-assembly-v1", TargetKind.AGENTDOC);

    /** Members that stand together in documents of one kind alone; the first that fits decides. */
    private record Shape(TargetKind kind, Set<String> members, Set<String> without) {
        Shape(TargetKind kind, Set<String> members) {
            this(kind, members, Set.of());
        }

        boolean fits(Node root) {
            return members.stream().allMatch(name -> root.member(name).isPresent())
                    && without.stream().noneMatch(name -> root.member(name).isPresent());
        }
    }

    private static final List<Shape> SHAPES = List.of(
            new Shape(TargetKind.POND, Set.of("protocol", "protocol_version")),
            new Shape(TargetKind.AGENTDOC, Set.of("agentdoc")),
            new Shape(TargetKind.PROPOSAL, Set.of("sow")),
            new Shape(TargetKind.RECEIPT, Set.of("receipt", "task_id")),
            new Shape(TargetKind.AGENTDOC, Set.of("sections", "sources")),
            new Shape(TargetKind.JOB_MANIFEST, Set.of("job", "pieces")),
            new Shape(TargetKind.RECORD, Set.of("role", "act")),
            new Shape(TargetKind.SAMPLES, Set.of("samples")),
            new Shape(TargetKind.DESCRIPTOR, Set.of("offerings", "does")),
            new Shape(TargetKind.DESCRIPTOR, Set.of("offerings", "agent_version")),
            new Shape(TargetKind.RUN_CONFIG, Set.of("run_config")),
            new Shape(TargetKind.CARD, Set.of("skills")),
            new Shape(TargetKind.CARD, Set.of("supportedInterfaces")),
            new Shape(TargetKind.CARD, Set.of("capabilities", "url")),
            new Shape(TargetKind.PRICES, Set.of("skus"), Set.of("offerings", "protocol_version")));

    private Recognition() {}

    public static Optional<TargetKind> of(Target target) {
        return switch (target) {
            case Target.Document document -> of(Node.root(document.root()));
            case Target.Files folder -> of(folder);
            case Target.Output output -> Optional.of(TargetKind.SITE);
        };
    }

    private static Optional<TargetKind> of(Target.Files folder) {
        Stream<String> names = folder.files().names().stream();
        List<String> heads = names.filter(name -> name.indexOf('/') == name.lastIndexOf('/'))
                .map(name -> name.substring(name.indexOf('/') + 1))
                .toList();
        if (heads.contains(RepositoryManifest.FILE)) {
            return Optional.of(TargetKind.REPOSITORY);
        }
        return heads.contains(PackageTree.MANIFEST) ? Optional.of(TargetKind.PACKAGE) : Optional.empty();
    }

    private static Optional<TargetKind> of(Node root) {
        return root.text("format")
                .map(FORMATS::get)
                .or(() -> tagged(root))
                .or(() -> SHAPES.stream()
                        .filter(shape -> shape.fits(root))
                        .map(Shape::kind)
                        .findFirst());
    }

    private static Optional<TargetKind> tagged(Node root) {
        return root.member("signatures").map(Node::elements).orElse(List.of()).stream()
                .flatMap(entry -> entry.text("tag").stream())
                .flatMap(tag -> Optional.ofNullable(TAGS.get(tag)).stream())
                .findFirst();
    }
}
