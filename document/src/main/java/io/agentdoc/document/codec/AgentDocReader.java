package io.agentdoc.document.codec;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Configs;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Leaves;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.model.SignatureEntry;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Reads an AgentDoc, ours or another assembler's, in any member order, with unknown members and in older forms.
 *
 * <p>It is a reader and not a checker: what breaks a rule is still read as far as it can be.
 */
public final class AgentDocReader {
    private AgentDocReader() {}

    /** The document, or nothing where the tree is no AgentDoc of a version we know. */
    public static Optional<AgentDoc> read(Json tree) {
        Node root = Node.root(tree);
        boolean ours =
                root.text("agentdoc").filter(AgentDocWriter.VERSION::equals).isPresent();
        return ours ? about(root).map(about -> read(root, about)) : Optional.empty();
    }

    private static AgentDoc read(Node root, About about) {
        return new AgentDoc(
                about,
                Instants.parse(root, "assembled_at"),
                root.text("assembled_by").orElse(""),
                root.member("assembled_by_operator").flatMap(Node::flag),
                Instants.parse(root, "stale_after"),
                objects(root, "sources").stream()
                        .flatMap(node -> SourceReader.read(node).stream())
                        .toList(),
                objects(root, "unavailable").stream()
                        .flatMap(node -> unavailable(node).stream())
                        .toList(),
                sections(root),
                texts(root, "not_stated"),
                objects(root, "disagreements").stream()
                        .flatMap(node -> disagreement(node).stream())
                        .toList(),
                objects(root, "signatures").stream()
                        .map(AgentDocReader::signature)
                        .toList());
    }

    private static Optional<About> about(Node root) {
        Optional<About> subject = root.member("subject")
                .filter(Node::isObject)
                .map(node -> new About.Subject(node.text("id").orElse(""), node.text("handle"), node.text("name")));
        return subject.or(() -> root.member("package")
                .filter(Node::isObject)
                .map(node -> new About.PackageIdentity(node.text("name"), node.text("version"))));
    }

    private static Sections sections(Node root) {
        Node node = root.member("sections").orElse(new Node(new JsonText(""), root.at()));
        return new Sections(
                section(node, Identity.SHAPE),
                section(node, Interaction.SHAPE),
                section(node, Asked.SHAPE),
                section(node, Role.SHAPE),
                section(node, Sells.SHAPE),
                section(node, Access.SHAPE),
                section(node, Refuses.SHAPE),
                section(node, Reaches.SHAPE),
                section(node, Leaves.SHAPE),
                section(node, Configs.SHAPE),
                section(node, Handling.SHAPE),
                section(node, Standing.SHAPE),
                node.member("told").map(Node::value));
    }

    private static <P extends Part> P section(Node sections, Shape<P> shape) {
        return sections.member(shape.name())
                .map(node -> MembersReader.read(
                        shape,
                        node,
                        new Citation.Among(node.member("from")
                                .map(MembersReader::sourceIds)
                                .orElseGet(TreeSet::new))))
                .orElseGet(shape::silent);
    }

    private static Optional<Unavailable> unavailable(Node node) {
        Optional<SourceId> id = node.text("id").flatMap(SourceId::written);
        Optional<Unavailable.Outcome> outcome = node.text("outcome").flatMap(Unavailable.Outcome::of);
        return id.isEmpty() || outcome.isEmpty()
                ? Optional.empty()
                : Optional.of(new Unavailable(
                        id.get(),
                        new SourceKind(node.text("kind").orElse("")),
                        node.text("url").orElse(""),
                        Instants.parse(node, "since"),
                        outcome.get(),
                        node.text("why").orElse("")));
    }

    private static Optional<Disagreement> disagreement(Node node) {
        Optional<MemberPath> member = node.text("member").flatMap(MemberPath::parse);
        Optional<Json> carried = node.member("carried").map(Node::value);
        Optional<Json> found = node.member("found").map(Node::value);
        Optional<SourceId> carriedFrom = node.text("carried_from").flatMap(SourceId::written);
        Optional<SourceId> foundFrom = node.text("found_from").flatMap(SourceId::written);
        boolean whole = member.isPresent()
                && carried.isPresent()
                && found.isPresent()
                && carriedFrom.isPresent()
                && foundFrom.isPresent();
        return whole
                ? Optional.of(
                        new Disagreement(member.get(), carried.get(), carriedFrom.get(), found.get(), foundFrom.get()))
                : Optional.empty();
    }

    private static SignatureEntry signature(Node node) {
        return new SignatureEntry(
                node.text("tag").orElse(""),
                node.text("by").orElse(""),
                node.text("sig").orElse(""),
                node.text("alg"));
    }

    private static List<Node> objects(Node root, String member) {
        return root.member(member)
                .map(list -> list.elements().stream().filter(Node::isObject).toList())
                .orElse(List.of());
    }

    private static List<String> texts(Node root, String member) {
        return root.member(member)
                .map(list -> list.elements().stream()
                        .flatMap(node -> node.text().stream())
                        .toList())
                .orElse(List.of());
    }
}
