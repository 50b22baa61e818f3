package io.agentdoc.document.model;

import java.util.List;

/** What others have published about the agent: carried, attributed, never audited (9.5). */
public record Standing(Members members) implements Section {
    public static final Member<List<Evaluation>> EVALUATIONS =
            Member.parts("evaluations", Evaluation.SHAPE).named();
    public static final Member<List<Deployment>> DEPLOYMENTS =
            Member.parts("deployments", Deployment.SHAPE).named();
    public static final Member<List<Build>> BUILDS = Member.parts("builds", Build.SHAPE);
    public static final Member<List<Attestation>> LISTINGS = Member.parts("listings", Attestation.SHAPE);
    public static final Member<List<Attestation>> REPORTS = Member.parts("reports", Attestation.SHAPE);
    public static final Member<List<Attestation>> ATTESTATIONS = Member.parts("attestations", Attestation.SHAPE);

    public static final Shape<Standing> SHAPE =
            Shape.of("standing", Standing::new, EVALUATIONS, DEPLOYMENTS, BUILDS, LISTINGS, REPORTS, ATTESTATIONS);

    @Override
    public Shape<Standing> shape() {
        return SHAPE;
    }
}
