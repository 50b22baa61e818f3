package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.value.PublicKey;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Which deploys another record says are over (8.3, 9.5.1): what was removed, what was retired from beside another, and what
 * a later deploy took the place of, for what runs is what was deployed last.
 *
 * <p>The same hand, the subject's own and whoever this assembler heeds can say so; a key that nobody named moves nothing.
 * Where either record does not say when it was made, the weaker thing holds, and the deploy is over.
 */
final class Succession {
    private final List<Joined> records;
    private final Facts facts;

    Succession(List<Joined> sources, Facts facts) {
        this.facts = facts;
        this.records = sources.stream()
                .filter(source -> source.material().isVerified()
                        && facts.isAboutSubject(source)
                        && source.reading().evidence() instanceof Evidence.Deployed)
                .toList();
    }

    /** @param fleet whether several deploys may stand in one place, each for a process of its own */
    boolean isOver(Joined source, Evidence.Deployed deployed, boolean fleet) {
        return records.stream()
                .filter(other -> !other.equals(source))
                .map(other -> (Evidence.Deployed) other.reading().evidence())
                .anyMatch(other -> ends(other, deployed, fleet)
                        && counts(other.by(), deployed)
                        && isSamePlace(other, deployed)
                        && isLater(other.producedAt(), deployed.producedAt()));
    }

    private static boolean ends(Evidence.Deployed other, Evidence.Deployed deployed, boolean fleet) {
        return switch (other.act()) {
            case "remove" -> true;
            case "retire-version" -> deployed.act().equals("alongside") && isSamePackage(other, deployed);
            case "deploy" -> deployed.act().equals("deploy") && !fleet;
            default -> false;
        };
    }

    private boolean counts(Optional<PublicKey> by, Evidence.Deployed deployed) {
        return by.isPresent()
                && (by.equals(deployed.by())
                        || facts.isOwn(by)
                        || facts.trust().deployers().contains(by.get())
                        || facts.trust().platforms().contains(by.get()));
    }

    private static boolean isSamePackage(Evidence.Deployed one, Evidence.Deployed other) {
        boolean digest = one.packageDigest().isPresent() && one.packageDigest().equals(other.packageDigest());
        boolean version =
                one.packageVersion().isPresent() && one.packageVersion().equals(other.packageVersion());
        return digest || version;
    }

    /** A deploy to a test bench takes nothing away from production; where either is silent they may be one place. */
    private static boolean isSamePlace(Evidence.Deployed one, Evidence.Deployed other) {
        return one.environment().isEmpty()
                || other.environment().isEmpty()
                || one.environment().equals(other.environment());
    }

    private static boolean isLater(Optional<Instant> one, Optional<Instant> other) {
        return one.isEmpty() || other.isEmpty() || one.get().isAfter(other.get());
    }
}
