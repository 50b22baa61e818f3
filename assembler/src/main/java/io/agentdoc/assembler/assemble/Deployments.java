package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Which version of the agent was running when, by the verified deployment records about it (7.7, 8.3).
 *
 * <p>Only a deployer or a platform that this assembler heeds, and that is not the subject's own, shows that a version ran.
 * That it no longer does is the weaker thing to say, so any verified record shows it.
 */
final class Deployments {
    private final List<Deployed> all;
    private final Optional<SourceId> descriptor;
    private final Facts facts;

    /**
     * What the records show of a version at a moment.
     *
     * @param runs whether the deployment still stands
     * @param from the records that show it, and what shows that it ended
     */
    record Standing(boolean runs, NavigableSet<SourceId> from) {}

    /** A deployment record with its moment. */
    private record Deployed(Joined source, Evidence.Deployed record, Instant at) {
        SourceId id() {
            return source.material().id();
        }

        boolean is(String act) {
            return record.act().equals(act);
        }
    }

    Deployments(List<Joined> sources, Facts facts) {
        this.facts = facts;
        this.descriptor = sources.stream()
                .filter(source -> source.is(KnownKind.AGENT_DESCRIPTOR)
                        && facts.descriptorDigest()
                                .equals(Optional.of(source.material().digest())))
                .map(source -> source.material().id())
                .findFirst();
        this.all = sources.stream()
                .filter(source -> source.material().isVerified() && facts.isAboutSubject(source))
                .flatMap(source -> source.reading().evidence() instanceof Evidence.Deployed record
                        ? record.producedAt().map(at -> new Deployed(source, record, at)).stream()
                        : Stream.<Deployed>empty())
                .sorted(Comparator.comparing(Deployed::at).thenComparing(Deployed::id))
                .toList();
    }

    /**
     * Whether the deployment of that version, under which something happened then, still stands; nothing where no record
     * shows that this version was running at that moment.
     */
    Optional<Standing> standing(Optional<String> version, Optional<Instant> then) {
        if (version.isEmpty() || then.isEmpty()) {
            return Optional.empty();
        }
        List<Standing> shown = all.stream()
                .filter(deployed -> shows(deployed, version.get()) && ran(deployed, then.get()))
                .map(this::standing)
                .toList();
        return shown.stream()
                .filter(Standing::runs)
                .findFirst()
                .or(() -> shown.stream().findFirst());
    }

    private Standing standing(Deployed deployed) {
        NavigableSet<SourceId> from = new TreeSet<>(Set.of(deployed.id()));
        Optional<Deployed> end = end(deployed);
        end.ifPresent(later -> from.add(later.id()));
        boolean described = isDescribed(deployed);
        if (end.isEmpty() && !described) {
            descriptor.ifPresent(from::add);
        }
        return new Standing(end.isEmpty() && described, from);
    }

    private boolean ran(Deployed deployed, Instant then) {
        boolean ended = end(deployed).filter(end -> !end.at().isAfter(then)).isPresent();
        return !deployed.at().isAfter(then) && !ended;
    }

    /** Whether the deploy ties the version to a package by its digest, in the word of somebody heeded. */
    private boolean shows(Deployed deployed, String version) {
        Evidence.Deployed record = deployed.record();
        boolean heeded = record.by()
                .filter(by -> facts.trust().deployers().contains(by)
                        || facts.trust().platforms().contains(by))
                .isPresent();
        return heeded
                && !facts.isOwn(record.by())
                && record.by().filter(record.keyHolders()::contains).isEmpty()
                && (deployed.is("deploy") || deployed.is("alongside"))
                && record.packageDigest().isPresent()
                && record.packageVersion().filter(version::equals).isPresent();
    }

    /** What ended it: a removal, the deploy of another package in its place, or its retirement from beside another. */
    private Optional<Deployed> end(Deployed deployed) {
        return all.stream()
                .filter(later -> later.at().isAfter(deployed.at()) && isSamePlace(deployed, later))
                .filter(later -> later.is("remove")
                        || (later.is("retire-version") && isSamePackage(deployed, later) && deployed.is("alongside"))
                        || (later.is("deploy") && !isSamePackage(deployed, later) && deployed.is("deploy")))
                .findFirst();
    }

    private static boolean isSamePackage(Deployed one, Deployed other) {
        return one.record().packageVersion().equals(other.record().packageVersion())
                && one.record().packageDigest().equals(other.record().packageDigest());
    }

    /** A deploy to a test bench takes nothing away from production; where either is silent they may be one place. */
    private static boolean isSamePlace(Deployed one, Deployed other) {
        Optional<String> place = one.record().environment();
        Optional<String> another = other.record().environment();
        return place.isEmpty() || another.isEmpty() || place.equals(another);
    }

    /** The version that the subject describes is the one that it says is running; one beside it is named by no Descriptor. */
    private boolean isDescribed(Deployed deployed) {
        return deployed.is("alongside")
                || facts.describedVersion().isEmpty()
                || facts.describedVersion().equals(deployed.record().packageVersion());
    }
}
