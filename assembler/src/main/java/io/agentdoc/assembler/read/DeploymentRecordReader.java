package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Deployment;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a deployment record, and of its bindings nothing at all: where a product stands and what opens it is no
 * reader's business (8.3). An absent member means that the producer did not observe the thing.
 */
final class DeploymentRecordReader implements SourceReader {
    private static final Set<String> ACTS = Vocabulary.words("deploy", "remove", "alongside", "retire-version");
    private static final Set<String> ENVIRONMENTS = Vocabulary.words("test", "staging", "production");
    private static final List<Carry> CEILING = List.of(
            Carry.text("system"),
            Carry.text("per"),
            Carry.count("number"),
            Carry.word("enforced_by", Vocabulary.ENFORCED_BY));
    private static final List<Carry> CHECK = List.of(
            Carry.text("kind"),
            Carry.text("grade"),
            Carry.flag("passed"),
            Carry.instant("when"),
            Carry.anything("observed"));
    private static final List<Carry> CUSTODY =
            List.of(Carry.word("minted", Vocabulary.words("generated", "provisioned")), Carry.texts("held_by"));

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote record = input.quote(notes);
        Stated<String> act = record.word("act", ACTS);
        Stated<String> packageDigest = RecordTrunk.packageDigest(record);
        Stated<String> descriptorDigest = RecordTrunk.digest(record, "descriptor_digest");
        Deployment deployment = new Deployment(Members.builder()
                .put(Deployment.BY, RecordTrunk.by(record))
                .put(Deployment.ACT, act)
                .put(Deployment.PACKAGE_DIGEST, packageDigest)
                .put(Deployment.IMAGE_DIGEST, RecordTrunk.imageDigest(record))
                .put(Deployment.DESCRIPTOR_DIGEST, descriptorDigest)
                .put(Deployment.ENVIRONMENT, record.word("environment", ENVIRONMENTS))
                .put(Deployment.TARGET, RecordTrunk.withoutAddresses(record, "target"))
                .put(Deployment.KEY_CUSTODY, custody(record))
                .put(Deployment.CEILINGS, Carry.each(record, "ceilings", CEILING))
                .put(
                        Deployment.INSTALLED,
                        record.verbatim("installed", "the producer's words", JsonText.class::isInstance))
                .put(Deployment.CHECKS, Carry.each(record, "checks", CHECK))
                .put(Deployment.PRODUCED_AT, RecordTrunk.moment(record))
                .put(Deployment.RECORD, record.said(record.source()))
                .build());
        Sections says = StandingOnly.of(
                new Standing(Members.none().with(Standing.DEPLOYMENTS, record.said(List.of(deployment)))));
        Evidence evidence = new Evidence.Deployed(
                RecordTrunk.producer(record),
                act.carried().orElse(""),
                record.part("package").flatMap(what -> what.text("version").carried()),
                RecordTrunk.parsed(packageDigest),
                RecordTrunk.imageDigest(record).carried(),
                RecordTrunk.parsed(descriptorDigest),
                record.word("environment", ENVIRONMENTS).carried(),
                holders(record),
                record.has("bindings"),
                FileDigests.read(record, "ledger"),
                RecordTrunk.producedAt(record));
        return new Reading(input.id(), input.kind(), RecordTrunk.names(record), says, evidence, notes.findings());
    }

    private static Stated<Json> custody(Quote record) {
        Optional<Node> custody = record.member("key_custody");
        return record.part("key_custody")
                .flatMap(object -> Carry.of(object, CUSTODY))
                .map(kept -> record.said(kept, custody.orElseThrow()))
                .orElseGet(Stated::notStated);
    }

    private static Set<PublicKey> holders(Quote record) {
        Set<PublicKey> holders = new HashSet<>();
        for (Node holder : record.part("key_custody")
                .flatMap(custody -> custody.member("held_by"))
                .map(Node::elements)
                .orElse(List.of())) {
            holder.text().flatMap(PublicKey::parse).ifPresent(holders::add);
        }
        return holders;
    }
}
