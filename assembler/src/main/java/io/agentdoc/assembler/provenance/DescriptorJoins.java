package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.verify.BoundDraft;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The joins by the bound Descriptor: with its draft, with its subject's key, and with what was evaluated. */
final class DescriptorJoins {
    private static final Set<String> NEVER_CHANGES = Set.of("subject", "signatures");

    private final Deploy deploy;

    DescriptorJoins(Deploy deploy) {
        this.deploy = deploy;
    }

    Joining draft() {
        Joining joining = compared();
        return deploy.isSelfIssued() && joining.state() == Joining.State.ESTABLISHED
                ? joining.weakened(
                        "the subject itself named the package that it is compared with, so this is consistency"
                                + " and no more")
                : joining;
    }

    private Joining compared() {
        Join join = Join.DRAFT;
        Optional<Joining> other = anotherDescriptor(join);
        if (other.isPresent()) {
            return other.get();
        }
        if (deploy.bound().isEmpty()) {
            return Joining.open(join, "no bound Descriptor was given");
        }
        Optional<Presented.Packed> given = deploy.contents();
        Optional<Json> draft = given.flatMap(found -> found.tree().get(PackageTree.DESCRIPTOR));
        if (draft.isEmpty()) {
            return Joining.open(
                    join,
                    given.isPresent() ? "the package has no draft that can be read" : "the package was not given",
                    deploy.bound().get().name());
        }
        String bound = deploy.bound().get().name();
        List<String> differences =
                BoundDraft.differences(draft.get(), deploy.bound().get().root().value());
        return differences.isEmpty()
                ? Joining.established(
                        join,
                        "the two differ in nothing but what an install decides",
                        bound,
                        given.get().name())
                : Joining.failed(
                        join,
                        "this is not the package that was built: " + String.join("; ", differences),
                        bound,
                        given.get().name());
    }

    Joining signature() {
        Join join = Join.DESCRIPTOR_SIGNATURE;
        return anotherDescriptor(join)
                .or(() -> deploy.bound()
                        .map(bound -> Signed.objection(join, bound, "the bound Descriptor")
                                .orElseGet(() -> Joining.established(
                                        join, "its signature holds under its subject's key", bound.name()))))
                .orElseGet(() -> Joining.open(join, "no bound Descriptor was given"));
    }

    Joining evaluation() {
        Join join = Join.EVALUATION;
        List<Held<Evidence.Evaluated>> given = deploy.exhibits().evaluations();
        Optional<Digest> bound = deploy.descriptorDigest();
        if (given.isEmpty()) {
            return Joining.open(join, "no evaluation record was given: nothing here says that anything was evaluated");
        }
        if (bound.isEmpty()) {
            return Joining.open(join, "the deployment record does not name the Descriptor that it bound");
        }
        List<Held<Evidence.Evaluated>> named = given.stream()
                .filter(one -> one.evidence().descriptorDigest().equals(bound))
                .toList();
        if (named.isEmpty()) {
            boolean silent = given.stream()
                    .anyMatch(one -> one.evidence().descriptorDigest().isEmpty());
            String name = given.getFirst().name();
            return silent
                    ? Joining.open(join, "the evaluation record names no Descriptor by its digest", name)
                    : Joining.failed(join, "the evaluation record is about another Descriptor", name);
        }
        Held<Evidence.Evaluated> first = named.getFirst();
        return Signed.objection(join, first.document(), "the evaluation record")
                .orElseGet(() -> Joining.established(
                        join,
                        "it names the bound Descriptor and its signature holds",
                        named.stream().map(Held::name).toArray(String[]::new)));
    }

    /** Bytes were given and they are not the ones that the deploy says it bound. */
    private Optional<Joining> anotherDescriptor(Join join) {
        Optional<Digest> named =
                deploy.record().flatMap(record -> record.evidence().descriptorDigest());
        List<Presented.Document> given = deploy.exhibits().bound();
        return named.isPresent() && !given.isEmpty() && deploy.bound().isEmpty()
                ? Optional.of(Joining.failed(
                        join,
                        "the deployment record bound another Descriptor than the one that was given",
                        given.getFirst().name()))
                : Optional.empty();
    }

    /** What the binding added or changed and the deployment record does not name, where it names any (12.6 rule 6). */
    List<Finding> unnamedChanges() {
        Optional<List<Node>> named = deploy.record()
                .flatMap(record -> record.root().member("binding_changes"))
                .filter(Node::isArray)
                .map(Node::elements);
        Optional<Json> draft = deploy.contents().flatMap(found -> found.tree().get(PackageTree.DESCRIPTOR));
        if (named.isEmpty() || draft.isEmpty() || deploy.bound().isEmpty()) {
            return List.of();
        }
        List<String> texts =
                named.get().stream().flatMap(node -> node.text().stream()).toList();
        List<Finding> findings = new ArrayList<>();
        for (String member :
                changed(Node.root(draft.get()), deploy.bound().get().root())) {
            boolean isNamed = texts.stream().anyMatch(text -> text.equals(member) || text.startsWith(member + "["));
            if (!isNamed) {
                findings.add(new Finding(
                        "12.6-13",
                        Level.ERROR,
                        deploy.record().get().name() + "#/binding_changes",
                        "the binding changed " + member + ", and the record does not name it"));
            }
        }
        return findings;
    }

    private static Set<String> changed(Node draft, Node bound) {
        Set<String> changed = new TreeSet<>();
        for (Node node : List.of(draft, bound)) {
            for (Node.Entry member : node.members()) {
                boolean same = draft.member(member.name())
                        .map(Node::value)
                        .equals(bound.member(member.name()).map(Node::value));
                if (!same && !NEVER_CHANGES.contains(member.name())) {
                    changed.add(member.name());
                }
            }
        }
        return changed;
    }
}
