package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Joins what was handed in: one chain for each deployment record, and one without where there is none (12.8). */
public final class Chains {
    private Chains() {}

    public static List<Chain> of(List<Presented> presented) {
        Exhibits exhibits = new Exhibits(presented);
        List<Held<Evidence.Deployed>> deployments = exhibits.deployments().stream()
                .filter(deployment -> !deployment.evidence().act().equals("remove")
                        && !deployment.evidence().act().equals("retire-version"))
                .toList();
        if (deployments.isEmpty()) {
            return List.of(chain(exhibits, Optional.empty()));
        }
        return deployments.stream()
                .map(deployment -> chain(exhibits, Optional.of(deployment)))
                .toList();
    }

    /** What the deployment records of one agent, one after another, get wrong (12.7). */
    public static History history(List<Presented> presented) {
        return History.of(new Exhibits(presented).deployments());
    }

    private static Chain chain(Exhibits exhibits, Optional<Held<Evidence.Deployed>> deployment) {
        Deploy deploy = new Deploy(exhibits, deployment);
        List<Joining> joinings = List.of(
                new PackageJoins(deploy).bytes(),
                new PackageJoins(deploy).build(),
                new DescriptorJoins(deploy).draft(),
                new DescriptorJoins(deploy).signature(),
                new DescriptorJoins(deploy).evaluation(),
                new ContentJoins(deploy).image(),
                new ContentJoins(deploy).ledger(),
                new ContentJoins(deploy).buildFacts(),
                new CeilingJoin(deploy).ceilings(),
                new PackageJoins(deploy).repository());
        List<Finding> findings = new ArrayList<>();
        findings.addAll(new DescriptorJoins(deploy).unnamedChanges());
        findings.addAll(new DeployFindings(deploy).all());
        return new Chain(deployment.map(Held::name), joinings, findings);
    }
}
