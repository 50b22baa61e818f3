package io.agentdoc.assembler.records;

import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds a record against its own format (8.1 to 8.4).
 *
 * <p>Little is required of one, because a member that its producer did not observe is rightly absent; what is there has to
 * be readable.
 */
public final class RecordRules {
    private static final Set<String> TRUNK = Set.of("role", "act", "produced_at", "by");

    private RecordRules() {}

    /** Which record it is: by its format or a signature's tag, else by its role and act; nothing for anything else. */
    public static Optional<FamilyTag> kind(Json record) {
        Node root = Node.root(record);
        return root.text("format")
                .flatMap(FamilyTag::of)
                .or(() -> root.member("signatures").map(Node::elements).orElse(List.of()).stream()
                        .flatMap(entry -> entry.text("tag").flatMap(FamilyTag::of).stream())
                        .findFirst())
                .or(() -> byRole(root))
                .filter(RecordRules::isRecord);
    }

    private static boolean isRecord(FamilyTag tag) {
        return tag == FamilyTag.BUILD_RECORD || tag == FamilyTag.DEPLOYMENT_RECORD || tag == FamilyTag.EVAL_RECORD;
    }

    private static Optional<FamilyTag> byRole(Node root) {
        return switch (root.text("role").orElse("")) {
            case BuildRules.ROLE -> Optional.of(FamilyTag.BUILD_RECORD);
            case DeploymentRules.ROLE -> Optional.of(FamilyTag.DEPLOYMENT_RECORD);
            default ->
                root.member("cases").isPresent() && root.member("act").isPresent()
                        ? Optional.of(FamilyTag.EVAL_RECORD)
                        : Optional.empty();
        };
    }

    /** What is wrong with a record of that kind. */
    public static List<Finding> check(FamilyTag kind, Json record) {
        Node root = Node.root(record);
        RecordFindings into = new RecordFindings();
        TRUNK.stream().sorted().forEach(member -> into.needs("8.1-8", root, member));
        switch (kind) {
            case BUILD_RECORD -> BuildRules.check(root, into);
            case DEPLOYMENT_RECORD -> DeploymentRules.check(root, into);
            case EVAL_RECORD -> EvaluationRules.check(root, into);
            default -> {}
        }
        return into.all();
    }
}
