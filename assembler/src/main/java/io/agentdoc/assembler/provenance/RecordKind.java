package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import java.util.List;
import java.util.Optional;

/** Which of the three records a document is: by its format or a signature's tag, else by its role (8.1, decision 5). */
final class RecordKind {
    private RecordKind() {}

    static Optional<KnownKind> of(Json record) {
        Node root = Node.root(record);
        return root.text("format")
                .flatMap(FamilyTag::of)
                .flatMap(RecordKind::of)
                .or(() -> root.member("signatures").map(Node::elements).orElse(List.of()).stream()
                        .flatMap(entry -> entry.text("tag").flatMap(FamilyTag::of).stream())
                        .flatMap(tag -> of(tag).stream())
                        .findFirst())
                .or(() -> byRole(root));
    }

    private static Optional<KnownKind> of(FamilyTag tag) {
        return switch (tag) {
            case BUILD_RECORD -> Optional.of(KnownKind.BUILD_RECORD);
            case DEPLOYMENT_RECORD -> Optional.of(KnownKind.DEPLOYMENT_RECORD);
            case EVAL_RECORD -> Optional.of(KnownKind.EVAL_RECORD);
            default -> Optional.empty();
        };
    }

    private static Optional<KnownKind> byRole(Node root) {
        return switch (root.text("role").orElse("")) {
            case "agent-builder" -> Optional.of(KnownKind.BUILD_RECORD);
            case "deployment-manager" -> Optional.of(KnownKind.DEPLOYMENT_RECORD);
            default ->
                root.member("cases").isPresent() && root.member("act").isPresent()
                        ? Optional.of(KnownKind.EVAL_RECORD)
                        : Optional.empty();
        };
    }
}
