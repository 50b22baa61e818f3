package io.agentdoc.assembler.check;

import io.agentdoc.assembler.check.job.RunOutcomes;
import io.agentdoc.assembler.verify.SignatureRules;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The checker of each kind of target. */
final class Checkers {
    private final SourceBytes sources;
    private final SignatureRules signatures;
    private final Optional<Instant> now;
    private final Checker descriptors = new DescriptorChecker();
    private final Checker manifests = new PondChecker();
    private final RunOutcomes outcomes = new RunOutcomes();
    private final Checker runConfigs = new RunConfigChecker(outcomes);
    private final Checker jobs = new JobManifestChecker(outcomes);

    Checkers(SourceBytes sources, SignatureRules signatures, Optional<Instant> now) {
        this.sources = sources;
        this.signatures = signatures;
        this.now = now;
    }

    Checker of(TargetKind kind) {
        return switch (kind) {
            case AGENTDOC -> new AgentDocChecker(sources, signatures, now);
            case SITE -> new SiteChecker(this);
            case DESCRIPTOR -> descriptors;
            case POND -> manifests;
            case PACKAGE -> PackageChecker.ofPackages();
            case REPOSITORY -> PackageChecker.ofRepositories();
            case RECORD -> new RecordChecker();
            case RUN_CONFIG -> runConfigs;
            case JOB_MANIFEST -> jobs;
            case SAMPLES -> new SamplesChecker();
            case PROPOSAL -> SourceChecker.ofProposals(signatures);
            case RECEIPT -> SourceChecker.ofReceipts(signatures);
            case PRICES -> SourceChecker.ofPrices(signatures);
            case CARD -> new CardChecker(signatures);
        };
    }

    /** Has the target examined as one of that kind; what cannot be one is a finding. */
    Examination examine(TargetKind kind, Target target) {
        return switch (of(kind)) {
            case Checker.OfDocument one when target instanceof Target.Document document -> one.examine(document);
            case Checker.OfFiles one when target instanceof Target.Files folder -> one.examine(folder);
            case Checker.OfOutput one when target instanceof Target.Output output -> one.examine(output);
            case Checker.OfDocument other -> mistaken("a " + kind + " is one JSON document, and this is not");
            case Checker.OfFiles other -> mistaken("a " + kind + " is a folder or an archive, and this is not");
            case Checker.OfOutput other -> mistaken("a " + kind + " is an output folder, and this is not");
        };
    }

    private static Examination mistaken(String why) {
        return Examination.of(List.of(Unreadable.because(why)));
    }
}
