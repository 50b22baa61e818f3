package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Quoted;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A Descriptor as its rules look at it, with the places in it that several of them ask for. */
public final class Declared {
    /** Members that no Descriptor had before 0.27 (decision 45). */
    private static final Set<String> NEW_MEMBERS = Set.of("acts_for", "fleet");

    private static final Set<String> NEW_IN_OFFERING = Set.of("scope", "focus", "authority", "ceilings", "workspace");

    private final Node root;

    public Declared(Json document) {
        root = Node.root(document);
    }

    Node root() {
        return root;
    }

    /** A Descriptor that names a subject is bound, even where what it names cannot be read (6.2). */
    boolean isBound() {
        return root.member("subject").isPresent();
    }

    /** Whether it has a member that this version of the format brought. */
    boolean isOfThisVersion() {
        return NEW_MEMBERS.stream().anyMatch(name -> root.member(name).isPresent())
                || offerings().stream()
                        .anyMatch(offering -> NEW_IN_OFFERING.stream()
                                .anyMatch(name -> offering.member(name).isPresent()));
    }

    /** The members, but for those that say whose document it is and who signed it. */
    List<Node> declarations() {
        return root.members().stream()
                .filter(entry -> !Set.of("subject", "signatures", "format", "agent_version")
                        .contains(entry.name()))
                .map(Node.Entry::node)
                .toList();
    }

    List<Node> offerings() {
        return objects(root, "offerings");
    }

    /** The offerings, and after each the steps that deliver it (12.3). */
    List<Node> jobs() {
        List<Node> jobs = new ArrayList<>();
        for (Node offering : offerings()) {
            jobs.add(offering);
            jobs.addAll(objects(offering, "steps"));
        }
        return jobs;
    }

    List<Node> inputs() {
        return jobs().stream().flatMap(job -> objects(job, "inputs").stream()).toList();
    }

    List<Node> outputs() {
        return jobs().stream().flatMap(job -> objects(job, "outputs").stream()).toList();
    }

    List<Node> systems() {
        return objects(root, "systems");
    }

    /** A system's name, whose alias for one revision is role; the name wins (6.2). */
    static Optional<String> systemName(Node system) {
        return system.text("name").or(() -> system.text("role"));
    }

    /** The declared settings of a run config. */
    List<Node> settings() {
        return root.member("run_config")
                .map(block -> objects(block, "settings"))
                .orElse(List.of());
    }

    static List<Node> objects(Node node, String list) {
        return node.member(list).map(Node::elements).orElse(List.of()).stream()
                .filter(Node::isObject)
                .toList();
    }

    /** The names in the objects of a list. */
    static Set<String> names(Node node, String list) {
        Set<String> names = new LinkedHashSet<>();
        objects(node, list).forEach(entry -> entry.text("name").ifPresent(names::add));
        return names;
    }

    /** What an offering is called in a sentence. */
    static String called(Node job) {
        return job.text("id").or(() -> job.text("name")).map(Quoted::of).orElse("without an id");
    }

    static boolean isOpen(Node offering) {
        return isScope(offering, Vocabulary.OPEN_WITH_FOCUS) || isScope(offering, Vocabulary.OPEN_ENDED);
    }

    static boolean isScope(Node offering, String scope) {
        return offering.text("scope").filter(scope::equals).isPresent();
    }

    /** The authority values, where the offering lists any. */
    static Set<String> authority(Node offering) {
        Set<String> values = new LinkedHashSet<>();
        offering.member("authority")
                .ifPresent(list -> list.elements().forEach(value -> value.text().ifPresent(values::add)));
        return values;
    }
}
