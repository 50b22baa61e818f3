package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.verify.BoundDraft;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Joins the records of a deploy by their digests, as 12.8 has a verifier do it: the bytes of the package, the build
 * record that names them, the draft inside against the bound Descriptor, and the Descriptor's own signature.
 */
final class Provenance {
    private final List<Joined> sources;
    private final Facts facts;
    private final AsOf now;

    Provenance(List<Joined> sources, Facts facts, AsOf now) {
        this.sources = sources;
        this.facts = facts;
        this.now = now;
    }

    /** The sources of a complete chain behind this deploy, or nothing where a link is missing or broken. */
    Optional<NavigableSet<SourceId>> complete(Joined deployment, Evidence.Deployed deployed) {
        Optional<Joined> descriptor = descriptor(deployed);
        Optional<Joined> held = held(deployed);
        Optional<Joined> build = build(deployed);
        boolean image = deployed.imageDigest().isPresent();
        Optional<Joined> imageBuild = image ? held.flatMap(bytes -> imageBuild(deployed, bytes)) : Optional.empty();
        boolean whole = descriptor.isPresent()
                && held.isPresent()
                && build.isPresent()
                && deployed.bindingsNamed()
                && (image ? imageBuild.isPresent() : names(deployed.ledger(), held.get()))
                && draft(held.get())
                        .filter(draft -> isBoundFrom(draft, descriptor.get()))
                        .isPresent();
        if (!whole) {
            return Optional.empty();
        }
        NavigableSet<SourceId> from = new TreeSet<>();
        List.of(deployment, descriptor.get(), held.get(), build.get())
                .forEach(source -> from.add(source.material().id()));
        imageBuild.ifPresent(source -> from.add(source.material().id()));
        return Optional.of(from);
    }

    /** A verified verdict on this Descriptor by an evaluator we heed who neither is, nor built, nor deployed the agent. */
    Optional<SourceId> thirdPartyVerdict(Evidence.Deployed deployed) {
        return sources.stream()
                .filter(source -> source.material().isVerified()
                        && source.reading().names().key().equals(facts.subjectKey())
                        && source.reading().evidence() instanceof Evidence.Evaluated evaluated
                        && isThirdParty(evaluated, deployed))
                .map(source -> source.material().id())
                .findFirst();
    }

    private boolean isThirdParty(Evidence.Evaluated evaluated, Evidence.Deployed deployed) {
        Optional<PublicKey> by = evaluated.by();
        boolean builder = sources.stream()
                .anyMatch(source -> source.reading().evidence() instanceof Evidence.Built built
                        && built.by().equals(by));
        return by.filter(facts.trust().evaluators()::contains).isPresent()
                && !by.equals(facts.subjectKey())
                && !by.equals(deployed.by())
                && !builder
                && by.filter(facts.operatorKeys()::contains).isEmpty()
                && !now.isAhead(evaluated.producedAt())
                && evaluated.descriptorDigest().isPresent()
                && evaluated.descriptorDigest().equals(facts.descriptorDigest());
    }

    /** The bound Descriptor, verified under the subject's key and, as the deploy has it, at the digest it names. */
    private Optional<Joined> descriptor(Evidence.Deployed deployed) {
        return sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR)
                        && source.material().isVerified()
                        && deployed.descriptorDigest()
                                .filter(source.material().digest()::equals)
                                .isPresent())
                .findFirst();
    }

    /** The package whose very bytes have the digest that the deploy names. */
    private Optional<Joined> held(Evidence.Deployed deployed) {
        return sources.stream()
                .filter(source -> source.is(KnownKind.PLUGIN_PACKAGE)
                        && deployed.packageDigest()
                                .filter(source.material().digest()::equals)
                                .isPresent())
                .findFirst();
    }

    private Optional<Joined> build(Evidence.Deployed deployed) {
        return builds(deployed)
                .filter(source -> source.reading().evidence() instanceof Evidence.Built built
                        && built.imageDigest().isEmpty())
                .findFirst()
                .or(() -> builds(deployed).findFirst());
    }

    /** The record of whoever built the very image that was started, from the very files that are in the package. */
    private Optional<Joined> imageBuild(Evidence.Deployed deployed, Joined held) {
        return builds(deployed)
                .filter(source -> source.reading().evidence() instanceof Evidence.Built built
                        && built.imageDigest().isPresent()
                        && built.imageDigest().equals(deployed.imageDigest())
                        && names(built.files(), held))
                .findFirst();
    }

    /** Whether a list of files names every file of the package with the digest that it has. */
    private static boolean names(Map<String, Digest> listed, Joined held) {
        return held.material()
                .files()
                .filter(files -> files.names().stream()
                        .allMatch(name ->
                                files.bytes(name).map(Digest::of).equals(Optional.ofNullable(listed.get(name)))))
                .isPresent();
    }

    private Stream<Joined> builds(Evidence.Deployed deployed) {
        return sources.stream()
                .filter(source -> source.material().isVerified()
                        && source.reading().evidence() instanceof Evidence.Built built
                        && built.packageDigest().isPresent()
                        && built.packageDigest().equals(deployed.packageDigest()));
    }

    private static Optional<Json> draft(Joined held) {
        return held.material().tree() instanceof JsonObject opened
                ? opened.get(PackageTree.DESCRIPTOR)
                : Optional.empty();
    }

    private static boolean isBoundFrom(Json draft, Joined descriptor) {
        return BoundDraft.differences(draft, descriptor.material().tree()).isEmpty();
    }
}
