package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a deployment record claims or leaves out that another document shows it may not. */
final class DeployFindings {
    private final Deploy deploy;
    private final List<Finding> findings = new ArrayList<>();

    DeployFindings(Deploy deploy) {
        this.deploy = deploy;
    }

    List<Finding> all() {
        deploy.record().ifPresent(record -> {
            producer(record);
            custody(record);
        });
        deploy.exhibits().evaluations().forEach(this::scope);
        return List.copyOf(findings);
    }

    /** Building an image deploys nothing, so whoever built it has no start to record (12.7.1). */
    private void producer(Held<Evidence.Deployed> record) {
        Evidence.Deployed deployed = record.evidence();
        boolean builder = deploy.exhibits().builds().stream()
                .map(Held::evidence)
                .anyMatch(built -> built.imageDigest().isPresent()
                        && built.imageDigest().equals(deployed.imageDigest())
                        && built.by().isPresent()
                        && built.by().equals(deployed.by()));
        if (builder) {
            add(
                    "12.7.1-1",
                    record.name(),
                    "/by",
                    "whoever built the image says that it started it too; building deploys nothing, and only the side"
                            + " that starts an agent records the deploy");
        }
    }

    private void custody(Held<Evidence.Deployed> record) {
        boolean names = record.document()
                .reading()
                .flatMap(reading -> reading.names().key())
                .isPresent();
        if (deploy.isOwnerRun() && names && record.root().member("key_custody").isEmpty()) {
            add(
                    "12.7.1-2",
                    record.name(),
                    "/key_custody",
                    "it names the subject's key and does not say how the key came to be and who holds it now");
        }
    }

    /** An evaluation of one offering says the scope that the offering declares (8.4). */
    private void scope(Held<Evidence.Evaluated> evaluation) {
        Optional<String> offering = evaluation.evidence().offering();
        Optional<String> scope = evaluation.evidence().scope();
        Optional<Node> declared = deploy
                .bound()
                .flatMap(bound -> bound.root().member("offerings"))
                .map(Node::elements)
                .orElse(List.of())
                .stream()
                .filter(one -> offering.isPresent() && one.text("id").equals(offering))
                .findFirst();
        boolean differs = scope.isPresent()
                && declared.isPresent()
                && !scope.get().equals(declared.get().text("scope").orElse("task-specific"));
        if (differs) {
            add("8.4-2", evaluation.name(), "/scope", "the Descriptor declares another scope for that offering");
        }
    }

    private void add(String rule, String document, String pointer, String message) {
        findings.add(new Finding(rule, Level.ERROR, document + "#" + pointer, message));
    }
}
