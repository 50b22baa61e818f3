package io.agentdoc.cli;

import io.agentdoc.assembler.check.record.RecordRules;
import io.agentdoc.assembler.provenance.Chain;
import io.agentdoc.assembler.provenance.Chains;
import io.agentdoc.assembler.provenance.History;
import io.agentdoc.assembler.provenance.Join;
import io.agentdoc.assembler.provenance.Joining;
import io.agentdoc.assembler.provenance.Presented;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.value.PublicKey;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What verifying several things found.
 *
 * @param chains the joins, where there is more than one thing to join
 */
record VerifyResult(List<One> all, List<Chain> chains, History history) {
    private static final Set<KnownKind> JOINED = EnumSet.of(
            KnownKind.BUILD_RECORD, KnownKind.DEPLOYMENT_RECORD, KnownKind.AGENT_DESCRIPTOR, KnownKind.EVAL_RECORD);

    private static final Set<KnownKind> RECORDS =
            EnumSet.of(KnownKind.BUILD_RECORD, KnownKind.DEPLOYMENT_RECORD, KnownKind.EVAL_RECORD);

    VerifyResult {
        all = List.copyOf(all);
        chains = List.copyOf(chains);
    }

    /** One thing, and what is wrong with it by itself. */
    record One(Presented presented, List<Finding> findings) {
        One {
            findings = List.copyOf(findings);
        }
    }

    static VerifyResult of(List<Presented> presented, Optional<PublicKey> wanted) {
        boolean several = presented.stream().filter(VerifyResult::isJoined).count() > 1;
        return new VerifyResult(
                presented.stream()
                        .map(one -> new One(one, findings(one, wanted)))
                        .toList(),
                several ? Chains.of(presented) : List.of(),
                Chains.history(presented));
    }

    private static boolean isJoined(Presented presented) {
        return switch (presented) {
            case Presented.Packed whole -> true;
            case Presented.Document document ->
                document.kind().filter(JOINED::contains).isPresent();
            case Presented.Unreadable unreadable -> false;
        };
    }

    private static List<Finding> findings(Presented presented, Optional<PublicKey> wanted) {
        if (!(presented instanceof Presented.Document document)) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        document.kind()
                .filter(RECORDS::contains)
                .ifPresent(kind -> findings.addAll(new RecordRules(SignatureRules.standard())
                        .check(document.root().value())
                        .findings()));
        wanted.filter(key -> document.signature().state() == SignatureState.VERIFIED
                        && !document.signature().signers().contains(key.nkey()))
                .ifPresent(key -> findings.add(new Finding(
                        "8.1-4", Level.ERROR, "/signatures", "it is not signed by the key that is wanted")));
        return findings;
    }

    /** A fault wants a look; what could not be told is never a pass; the evaluation record alone is optional (12.8). */
    ExitStatus status(boolean strict) {
        boolean wrong = findings()
                        .anyMatch(finding ->
                                finding.level() == Level.ERROR || (strict && finding.level() == Level.WARNING))
                || states().anyMatch(SignatureState.FAILED::equals)
                || joinings().anyMatch(joining -> joining.state() == Joining.State.FAILED);
        if (wrong) {
            return ExitStatus.LOOK;
        }
        boolean open = all.stream().anyMatch(one -> one.presented() instanceof Presented.Unreadable)
                || states().anyMatch(state -> state != SignatureState.VERIFIED)
                || !history.cannotCheck().isEmpty()
                || joinings().anyMatch(this::isOwed);
        return open ? ExitStatus.NOT_CHECKED : ExitStatus.DONE;
    }

    private boolean isOwed(Joining joining) {
        boolean evaluated = all.stream()
                .anyMatch(one -> one.presented() instanceof Presented.Document document
                        && document.kind().filter(KnownKind.EVAL_RECORD::equals).isPresent());
        return joining.state() == Joining.State.NOT_ESTABLISHED
                && joining.join().isOfTheFive()
                && (joining.join() != Join.EVALUATION || evaluated);
    }

    private Stream<SignatureState> states() {
        return all.stream()
                .map(One::presented)
                .filter(Presented.Document.class::isInstance)
                .map(presented -> ((Presented.Document) presented).signature().state());
    }

    private Stream<Joining> joinings() {
        return chains.stream().flatMap(chain -> chain.joinings().stream());
    }

    private Stream<Finding> findings() {
        return Stream.of(
                        all.stream().flatMap(one -> one.findings().stream()),
                        chains.stream().flatMap(chain -> chain.findings().stream()),
                        history.findings().stream())
                .flatMap(stream -> stream);
    }
}
