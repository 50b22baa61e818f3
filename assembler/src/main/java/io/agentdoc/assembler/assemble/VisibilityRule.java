package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Works out how far past the door anybody can check, from the listed sources and nothing else (9.5.1).
 *
 * <p>Keys are free, so a record by a key that this assembler was not told of raises nothing (decision 70). A deploy that
 * the subject, its operator or a holder of its key issued is the subject's account of itself and reaches verifiable only
 * beside the verdict of a third party. Where a fleet answers, its weakest process decides, and
 * that there is such a one needs no signature: a record that shows nothing of a process still tells of it.
 */
final class VisibilityRule {
    private final List<Joined> sources;
    private final Facts facts;
    private final Provenance provenance;
    private final Succession succession;
    private final AsOf now;

    VisibilityRule(List<Joined> sources, Facts facts, AsOf now) {
        this.sources = sources;
        this.facts = facts;
        this.now = now;
        this.provenance = new Provenance(sources, facts, now);
        this.succession = new Succession(sources, facts);
    }

    Stated<String> visibility(boolean fleet) {
        List<Seen> seen = new ArrayList<>();
        for (Joined source : sources) {
            if (source.reading().evidence() instanceof Evidence.Deployed deployed
                    && isRunning(source, deployed, fleet)
                    && !succession.isOver(source, deployed, fleet)) {
                seen.add(seen(source, deployed));
            }
        }
        Optional<Seen> decisive = seen.stream()
                .max(fleet ? Comparator.comparing(Seen::level).reversed() : Comparator.comparing(Seen::level))
                .filter(found -> found.level() != Level.DOOR);
        return decisive.or(this::door)
                .<Stated<String>>map(found -> new Computed<>(found.level().word, found.from()))
                .orElseGet(Stated::notStated);
    }

    /** From the least to the most that can be checked. */
    private enum Level {
        DOOR("opaque"),
        PATH("observed"),
        INSIDE("verifiable");

        private final String word;

        Level(String word) {
            this.word = word;
        }
    }

    private record Seen(Level level, NavigableSet<SourceId> from) {}

    private boolean isRunning(Joined source, Evidence.Deployed deployed, boolean fleet) {
        return (fleet || source.material().isVerified())
                && facts.isAboutSubject(source)
                && (deployed.act().equals("deploy") || deployed.act().equals("alongside"));
    }

    private Seen seen(Joined source, Evidence.Deployed deployed) {
        boolean showsNothing = !source.material().isVerified() || now.isAhead(deployed.producedAt());
        return showsNothing ? new Seen(Level.DOOR, only(source)) : shown(source, deployed);
    }

    private Seen shown(Joined source, Evidence.Deployed deployed) {
        Optional<NavigableSet<SourceId>> joins = provenance.complete(source, deployed);
        Optional<SourceId> thirdParty = provenance.thirdPartyVerdict(deployed);
        boolean selfIssued = isSelfIssued(deployed);
        boolean trustedDeployer = isAmong(deployed.by(), facts.trust().deployers()) && !selfIssued;
        if (joins.isPresent() && (trustedDeployer || (selfIssued && thirdParty.isPresent()))) {
            NavigableSet<SourceId> from = new TreeSet<>(joins.get());
            if (!trustedDeployer) {
                thirdParty.ifPresent(from::add);
            }
            return new Seen(Level.INSIDE, from);
        }
        boolean platform = isAmong(deployed.by(), facts.trust().platforms()) && !selfIssued;
        return new Seen(platform ? Level.PATH : Level.DOOR, only(source));
    }

    private static NavigableSet<SourceId> only(Joined source) {
        return new TreeSet<>(List.of(source.material().id()));
    }

    private boolean isSelfIssued(Evidence.Deployed deployed) {
        Optional<PublicKey> by = deployed.by();
        return facts.isOwn(by) || by.filter(deployed.keyHolders()::contains).isPresent();
    }

    private static boolean isAmong(Optional<PublicKey> key, java.util.Set<PublicKey> keys) {
        return key.filter(keys::contains).isPresent();
    }

    /** An address at which somebody answers, or an answer that somebody wrote down, is a door and no more. */
    private Optional<Seen> door() {
        NavigableSet<SourceId> doors = new TreeSet<>();
        for (Joined source : sources) {
            boolean address = source.reading().evidence() instanceof Evidence.Door
                    || source.reading().evidence() instanceof Evidence.Registered;
            if (address || isAnswer(source)) {
                doors.add(source.material().id());
            }
        }
        return doors.isEmpty() ? Optional.empty() : Optional.of(new Seen(Level.DOOR, doors));
    }

    private boolean isAnswer(Joined source) {
        return source.reading().evidence() instanceof Evidence.Observed observed
                && !observed.answered().isEmpty()
                && !now.isAhead(observed.at());
    }
}
