package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** The joins by what is inside: the image, the files that were placed, and what a build record names beside the package. */
final class ContentJoins {
    private final Deploy deploy;

    ContentJoins(Deploy deploy) {
        this.deploy = deploy;
    }

    /** The starter's word about what it started, held against the builders' words about what they built (8.3). */
    Joining image() {
        Join join = Join.IMAGE;
        Optional<String> started =
                deploy.record().flatMap(record -> record.evidence().imageDigest());
        List<Held<Evidence.Built>> builds = deploy.exhibits().builds().stream()
                .filter(build -> build.evidence().imageDigest().isPresent())
                .toList();
        if (started.isEmpty() || builds.isEmpty()) {
            return Joining.open(
                    join, started.isEmpty() ? "no deployment record names an image" : "no build record names an image");
        }
        Optional<Held<Evidence.Built>> same = builds.stream()
                .filter(build -> build.evidence().imageDigest().equals(started))
                .findFirst();
        return same.map(build -> Signed.objection(join, build.document(), "the build record")
                        .or(() -> deploy.objection(join))
                        .orElseGet(() -> Joining.established(
                                join,
                                "both name the same image",
                                deploy.record().get().name(),
                                build.name())))
                .orElseGet(() -> Joining.failed(
                        join,
                        "it was started from an image that no build record matches",
                        deploy.record().get().name(),
                        builds.getFirst().name()));
    }

    /** Every placed file by its digest, and each difference by its name (12.7). */
    Joining ledger() {
        Join join = Join.LEDGER;
        Map<String, Digest> ledger =
                deploy.record().map(record -> record.evidence().ledger()).orElse(Map.of());
        Optional<Presented.Packed> given = deploy.contents();
        if (ledger.isEmpty() || given.isEmpty()) {
            return Joining.open(
                    join,
                    ledger.isEmpty()
                            ? "no deployment record has a ledger of the files that it placed"
                            : "the package was not given");
        }
        List<String> differences = differences(ledger, given.get());
        String record = deploy.record().get().name();
        return differences.isEmpty()
                ? deploy.objection(join)
                        .orElseGet(() -> Joining.established(
                                join,
                                "every file of the package was placed as it is",
                                record,
                                given.get().name()))
                : Joining.failed(
                        join,
                        String.join("; ", differences),
                        record,
                        given.get().name());
    }

    private static List<String> differences(Map<String, Digest> ledger, Presented.Packed given) {
        List<String> differences = new ArrayList<>();
        TreeSet<String> names = new TreeSet<>(ledger.keySet());
        names.addAll(given.files().names());
        for (String name : names) {
            Optional<Digest> placed = Optional.ofNullable(ledger.get(name));
            Optional<Digest> packaged = given.files().bytes(name).map(Digest::of);
            if (packaged.isEmpty()) {
                differences.add(name + " was placed and is not in the package");
            } else if (placed.isEmpty()) {
                differences.add(name + " is in the package and was not placed");
            } else if (!placed.equals(packaged)) {
                differences.add(name + " was placed with other bytes");
            }
        }
        return differences;
    }

    /** The digests and the graded checks that a build record owes (12.8); what is absent leaves it open. */
    Joining buildFacts() {
        Join join = Join.BUILD_FACTS;
        if (deploy.builds().isEmpty()) {
            return Joining.open(join, "no build record of this package was given");
        }
        Held<Evidence.Built> build = deploy.builds().getFirst();
        List<String> wrong = wrongDigests(build);
        if (!wrong.isEmpty()) {
            return Joining.failed(join, String.join("; ", wrong), build.name());
        }
        List<String> absent = new ArrayList<>();
        if (build.evidence().descriptorDigest().isEmpty()) {
            absent.add("the draft's digest");
        }
        if (build.root().member("lockfiles").filter(Node::isArray).isEmpty()) {
            absent.add("lockfiles");
        }
        if (!hasGradedChecks(build.root())) {
            absent.add("checks with their grade");
        }
        if (!absent.isEmpty()) {
            return Joining.open(join, "the build record does not name " + String.join(", ", absent), build.name());
        }
        return Signed.objection(join, build.document(), "the build record")
                .or(() -> deploy.contents().isEmpty()
                        ? Optional.of(Joining.open(join, "the package was not given", build.name()))
                        : Optional.empty())
                .orElseGet(() -> Joining.established(
                        join, "the draft and the lockfiles have the digests that it names", build.name()));
    }

    private static boolean hasGradedChecks(Node build) {
        List<Node> checks = build.member("checks").map(Node::elements).orElse(List.of());
        return !checks.isEmpty()
                && checks.stream().allMatch(check -> check.text("grade").isPresent());
    }

    private List<String> wrongDigests(Held<Evidence.Built> build) {
        Optional<Presented.Packed> given = deploy.contents();
        List<String> wrong = new ArrayList<>();
        if (given.isEmpty()) {
            return wrong;
        }
        Optional<Digest> draft =
                given.get().files().bytes(given.get().paths().descriptor()).map(Digest::of);
        Optional<Digest> named = build.evidence().descriptorDigest();
        if (named.isPresent() && !named.equals(draft)) {
            wrong.add("the package's draft has another digest than the build record names");
        }
        for (Node lockfile :
                build.root().member("lockfiles").map(Node::elements).orElse(List.of())) {
            Optional<String> path = lockfile.text("path").or(() -> lockfile.text("file"));
            Optional<Digest> digest =
                    lockfile.text("sha256").or(() -> lockfile.text("digest")).flatMap(Digest::parse);
            Optional<Digest> found = path.flatMap(given.get().files()::bytes).map(Digest::of);
            if (digest.isEmpty() || !digest.equals(found)) {
                wrong.add("a lockfile at " + lockfile.at() + " is not in the package with that digest");
            }
        }
        return wrong;
    }
}
