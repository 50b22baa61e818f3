package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/** What was handed in, as seen from one deployment record, or from the package where there is no such record. */
record Deploy(Exhibits exhibits, Optional<Held<Evidence.Deployed>> record) {

    /** The digest of the package that this is about: the one that the deploy names, else that of the only package. */
    Optional<Digest> packageDigest() {
        if (record.isPresent()) {
            return record.get().evidence().packageDigest();
        }
        List<Presented.Packed> packages = exhibits.packages();
        return packages.size() == 1 ? packages.getFirst().digest() : Optional.empty();
    }

    /** The package whose very bytes these are. */
    Optional<Presented.Packed> thePackage() {
        return exhibits.packages().stream()
                .filter(given -> given.digest().isPresent() && given.digest().equals(packageDigest()))
                .findFirst();
    }

    /** The package to compare with: the very one, else the only one in a folder, whose bytes nobody can name. */
    Optional<Presented.Packed> contents() {
        List<Presented.Packed> folders = exhibits.packages().stream()
                .filter(given -> given.digest().isEmpty())
                .toList();
        return thePackage().or(() -> folders.size() == 1 ? Optional.of(folders.getFirst()) : Optional.empty());
    }

    Optional<Digest> descriptorDigest() {
        return record.isPresent()
                ? record.get().evidence().descriptorDigest()
                : bound().map(Presented.Document::digest);
    }

    /** The bound Descriptor: the one that the deploy names, else the only one. */
    Optional<Presented.Document> bound() {
        Optional<Digest> named = record.flatMap(deploy -> deploy.evidence().descriptorDigest());
        List<Presented.Document> bound = exhibits.bound();
        if (named.isPresent()) {
            return bound.stream()
                    .filter(document -> document.digest().equals(named.get()))
                    .findFirst();
        }
        return bound.size() == 1 ? Optional.of(bound.getFirst()) : Optional.empty();
    }

    List<Held<Evidence.Built>> builds() {
        return exhibits.builds().stream()
                .filter(build -> build.evidence().packageDigest().isPresent()
                        && build.evidence().packageDigest().equals(packageDigest()))
                .toList();
    }

    /** Whether the producer of the record is its subject, so that the record is the subject's account of itself. */
    boolean isSelfIssued() {
        Optional<PublicKey> by = record.flatMap(deploy -> deploy.evidence().by());
        Optional<PublicKey> subject = record.flatMap(deploy -> deploy.document().reading())
                .flatMap(reading -> reading.names().key());
        return by.isPresent() && by.equals(subject);
    }

    /** Whether the owner runs the agent: the subject produced the record, or an image was started (12.7.1). */
    boolean isOwnerRun() {
        return isSelfIssued()
                || record.flatMap(deploy -> deploy.evidence().imageDigest()).isPresent();
    }

    /** What stands in the way of resting a join on the deployment record. */
    Optional<Joining> objection(Join join) {
        return record.flatMap(deploy -> Signed.objection(join, deploy.document(), "the deployment record"));
    }
}
