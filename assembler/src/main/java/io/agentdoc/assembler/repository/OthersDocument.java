package io.agentdoc.assembler.repository;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Holds a package AgentDoc that another generator made against the package: what it is about, the digests that it cites,
 * every value that it carries, and what it must not have (13.4, decision 16).
 */
final class OthersDocument {
    private static final Set<String> NAMED_RESULTS = Set.of("declared", "prose");
    /** Members that no file has, because they say where a value is from or are worked out from others. */
    private static final Set<String> OURS = Set.of("from", "declared_in", "scopes", "scope", "digest_checked");

    private final AgentDoc published;
    private final Node root;
    private final PackageDoc.Made fresh;
    private final String name;
    private final List<Finding> findings = new ArrayList<>();

    OthersDocument(AgentDoc published, Bytes bytes, PackageDoc.Made fresh, String name) {
        this.published = published;
        this.root = switch (new JsonParser(Limits.standard()).parse(bytes)) {
            case JsonReading.Parsed(Json tree) -> Node.root(tree);
            case JsonReading.Malformed broken -> throw new IllegalArgumentException("it was read before");
        };
        this.fresh = fresh;
        this.name = name;
    }

    List<Finding> findings() {
        about();
        digests();
        Set<Json> said = new HashSet<>();
        fresh.opened().tree().forEach((file, tree) -> values(Node.root(tree), said));
        Node sections = root.member("sections").orElse(root);
        sections.members().forEach(section -> trace(section.node(), said));
        for (String absent : List.of("access", "handling", "standing")) {
            sections.member(absent).ifPresent(at -> error("13.4-3", at, "no package's document has this section"));
        }
        for (String time : List.of("assembled_at", "stale_after")) {
            root.member(time).ifPresent(at -> error("13.4-4", at, "no package's document has a time"));
        }
        root.member("signatures")
                .filter(list -> !list.elements().isEmpty())
                .ifPresent(at -> error("13.4-3", at, "no package's document is signed"));
        return findings;
    }

    private void about() {
        switch (published.about()) {
            case About.Subject subject ->
                error(
                        "13.4-6",
                        root.member("subject").orElse(root),
                        "it is the document of a running agent, which no repository carries");
            case About.PackageIdentity identity -> {
                if (!identity.equals(fresh.doc().about())) {
                    error("13.4-1", root.member("package").orElse(root), "the manifest names another package");
                }
            }
        }
    }

    private void digests() {
        for (Source source : fresh.doc().sources()) {
            Optional<Digest> cited = published.sources().stream()
                    .filter(other -> other.kind().equals(source.kind()))
                    .findFirst()
                    .flatMap(Source::digest);
            if (!cited.equals(source.digest())) {
                error(
                        "13.4-2",
                        root.member("sources").orElse(root),
                        "it cites the " + source.kind() + " at another digest than "
                                + source.digest().map(Digest::hex).orElse(""));
            }
        }
    }

    /** Every value that it carries is one that a file of the package has. */
    private void trace(Node node, Set<Json> said) {
        if (node.isArray() || node.isObject()) {
            node.elements().forEach(element -> trace(element, said));
            node.members().stream().filter(entry -> !isOurs(entry.name())).forEach(entry -> trace(entry.node(), said));
            return;
        }
        boolean result = node.value() instanceof JsonText text && NAMED_RESULTS.contains(text.value());
        if (!result && !said.contains(node.value())) {
            error(
                    "13.4-2",
                    node,
                    "no file of the package says "
                            + CanonicalJson.of(node.value()).display());
        }
    }

    private static boolean isOurs(String member) {
        return member.endsWith("_from") || OURS.contains(member);
    }

    private static void values(Node node, Set<Json> into) {
        if (node.isArray() || node.isObject()) {
            node.elements().forEach(element -> values(element, into));
            node.members().forEach(entry -> values(entry.node(), into));
        } else {
            into.add(node.value());
        }
    }

    private void error(String rule, Node at, String message) {
        findings.add(new Finding(rule, Level.ERROR, name + "#" + at.at(), message));
    }
}
