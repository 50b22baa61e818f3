package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A record as its rules look at it.
 *
 * @param kind which of the three it is, told by its format, its signatures' tag or its role; none where nothing tells
 */
record Attested(Node root, Optional<FamilyTag> kind) {
    private static final Map<String, FamilyTag> ACTS = Map.of(
            "build", FamilyTag.BUILD_RECORD,
            "deploy", FamilyTag.DEPLOYMENT_RECORD,
            "remove", FamilyTag.DEPLOYMENT_RECORD,
            "alongside", FamilyTag.DEPLOYMENT_RECORD,
            "retire-version", FamilyTag.DEPLOYMENT_RECORD);
    private static final Map<String, FamilyTag> ROLES =
            Map.of("agent-builder", FamilyTag.BUILD_RECORD, "deployment-manager", FamilyTag.DEPLOYMENT_RECORD);
    private static final List<FamilyTag> RECORDS =
            List.of(FamilyTag.BUILD_RECORD, FamilyTag.DEPLOYMENT_RECORD, FamilyTag.EVAL_RECORD);

    static Attested of(Json document) {
        Node root = Node.root(document);
        return new Attested(
                root,
                root.text("format")
                        .flatMap(Attested::record)
                        .or(() -> tagged(root))
                        .or(() -> told(root)));
    }

    boolean is(FamilyTag tag) {
        return kind.filter(tag::equals).isPresent();
    }

    /** The objects in a list of the record. */
    List<Node> objects(String list) {
        return root.member(list).map(Node::elements).orElse(List.of()).stream()
                .filter(Node::isObject)
                .toList();
    }

    private static Optional<FamilyTag> record(String text) {
        return FamilyTag.of(text).filter(RECORDS::contains);
    }

    private static Optional<FamilyTag> tagged(Node root) {
        return root.member("signatures").map(Node::elements).orElse(List.of()).stream()
                .flatMap(entry -> entry.text("tag").stream())
                .flatMap(tag -> record(tag).stream())
                .findFirst();
    }

    private static Optional<FamilyTag> told(Node root) {
        return root.text("role")
                .flatMap(role -> Optional.ofNullable(ROLES.get(role)))
                .or(() -> root.text("act").flatMap(act -> Optional.ofNullable(ACTS.get(act))))
                .or(() -> root.member("cases").map(cases -> FamilyTag.EVAL_RECORD));
    }
}
