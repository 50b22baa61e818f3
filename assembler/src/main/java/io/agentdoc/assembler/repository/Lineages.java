package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Holds copies against the packages that they were copied from, where both are at hand: a copier prepends its parent and
 * keeps every entry that the parent carried (13.5).
 */
public final class Lineages {
    private static final String FROM = PackageTree.MANIFEST + "#/extensions/net.agentdoc.package/from";

    private final Map<String, Chain> byPlace = new LinkedHashMap<>();
    private final Map<Named, Chain> byName = new HashMap<>();

    /** A package as it and its copies name it. */
    private record Named(String name, String version) {}

    /** One entry, by what it says of an ancestor; how that spells its license is its own matter. */
    private record Entry(Named named, Optional<String> repository, Optional<String> commit) {
        static Entry of(Node entry) {
            return new Entry(Lineages.named(entry), entry.text("repository"), entry.text("commit"));
        }
    }

    private record Chain(Named own, List<Entry> from) {}

    /**
     * Takes a package's manifest.
     *
     * @param place what its files' names begin with in messages
     */
    public void add(String place, Json manifest) {
        Node root = Node.root(manifest);
        List<Entry> from = root
                .member("extensions")
                .flatMap(all -> all.member("net.agentdoc.package"))
                .flatMap(own -> own.member("from"))
                .map(Node::elements)
                .orElse(List.of())
                .stream()
                .map(Entry::of)
                .toList();
        Chain chain = new Chain(named(root), from);
        byPlace.put(place, chain);
        byName.put(chain.own(), chain);
    }

    /** By its place, each copy whose chain is not that of its parent. */
    public Map<String, Finding> findings() {
        Map<String, Finding> findings = new LinkedHashMap<>();
        byPlace.forEach((place, chain) -> parent(chain)
                .filter(parent -> !parent.from()
                        .equals(chain.from().subList(1, chain.from().size())))
                .ifPresent(parent ->
                        findings.put(place, new Finding("13.5-1", Level.ERROR, place + FROM, sentence(parent)))));
        return findings;
    }

    private Optional<Chain> parent(Chain chain) {
        return chain.from().isEmpty()
                ? Optional.empty()
                : Optional.ofNullable(byName.get(chain.from().getFirst().named()));
    }

    private static String sentence(Chain parent) {
        String chain = parent.from().isEmpty()
                ? "none"
                : String.join(
                        ", ",
                        parent.from().stream()
                                .map(entry -> Quoted.name(entry.named().name() + " "
                                        + entry.named().version()))
                                .toList());
        return "its parent "
                + Quoted.name(parent.own().name() + " " + parent.own().version()) + " descends from " + chain
                + ", and a copy keeps every entry of its parent after it, in the same order";
    }

    private static Named named(Node node) {
        return new Named(node.text("name").orElse(""), node.text("version").orElse(""));
    }
}
