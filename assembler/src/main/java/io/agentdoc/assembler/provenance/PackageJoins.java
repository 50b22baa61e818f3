package io.agentdoc.assembler.provenance;

import io.agentdoc.assembler.provenance.Exhibits.Held;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import java.util.List;
import java.util.Optional;

/** The joins by the package's digest: its bytes, its build record, and the repository behind that. */
final class PackageJoins {
    private final Deploy deploy;

    PackageJoins(Deploy deploy) {
        this.deploy = deploy;
    }

    Joining bytes() {
        Join join = Join.PACKAGE_BYTES;
        Optional<Joining> objection = deploy.objection(join);
        if (deploy.record().isEmpty()) {
            return Joining.open(join, "no deployment record was given");
        }
        if (objection.isPresent()) {
            return objection.get();
        }
        String record = deploy.record().get().name();
        Optional<Digest> named = deploy.packageDigest();
        List<Presented.Packed> archives = deploy.exhibits().packages().stream()
                .filter(given -> given.digest().isPresent())
                .toList();
        if (named.isEmpty()) {
            return Joining.open(join, "the deployment record names no digest of a package", record);
        }
        if (archives.isEmpty()) {
            return Joining.open(
                    join,
                    deploy.exhibits().packages().isEmpty()
                            ? "the package was not given"
                            : "a folder of files was given, and a package's digest is over its archive as published",
                    record);
        }
        return deploy.thePackage()
                .map(given -> Joining.established(
                        join,
                        "the bytes of " + given.name() + " have the digest that the record names",
                        record,
                        given.name()))
                .orElseGet(() -> Joining.failed(
                        join,
                        "the record names " + named.get() + ", and "
                                + archives.getFirst().name() + " has "
                                + archives.getFirst().digest().orElseThrow() + ": these are not the published bytes",
                        record,
                        archives.getFirst().name()));
    }

    Joining build() {
        Join join = Join.BUILD_RECORD;
        List<Held<Evidence.Built>> given = deploy.exhibits().builds();
        if (given.isEmpty()) {
            return Joining.open(join, "no build record was given");
        }
        if (deploy.packageDigest().isEmpty()) {
            return Joining.open(
                    join,
                    "nothing says which package's build record this should be",
                    given.getFirst().name());
        }
        List<Held<Evidence.Built>> builds = deploy.builds();
        if (builds.isEmpty()) {
            boolean silent = given.stream()
                    .anyMatch(build -> build.evidence().packageDigest().isEmpty());
            String name = given.getFirst().name();
            return silent
                    ? Joining.open(join, "the build record names no digest of a package", name)
                    : Joining.failed(join, "the build record names another package", name);
        }
        List<Joining> objections = builds.stream()
                .flatMap(build -> Signed.objection(join, build.document(), "the build record").stream())
                .toList();
        Optional<Joining> failed = objections.stream()
                .filter(one -> one.state() == Joining.State.FAILED)
                .findFirst();
        if (failed.isPresent()) {
            return failed.get();
        }
        return objections.size() == builds.size()
                ? objections.getFirst()
                : Joining.established(
                        join,
                        "the build record names the package and its signature holds",
                        builds.stream().map(Held::name).toArray(String[]::new));
    }

    /** From the deploy to the build record to the repository, in that order (13.7). */
    Joining repository() {
        Join join = Join.REPOSITORY;
        Joining build = build();
        if (build.state() != Joining.State.ESTABLISHED) {
            return Joining.open(join, "it rests on the build record, and that join is not established");
        }
        Optional<Node> source = deploy.builds().stream()
                .flatMap(held -> held.root().member("source").stream())
                .filter(Node::isObject)
                .findFirst();
        Optional<String> commit = source.flatMap(node -> node.text("commit"));
        if (commit.isEmpty()) {
            return Joining.open(join, "the build record names no commit, which says nothing either way");
        }
        List<String> standing = deploy.exhibits().packages().stream()
                .flatMap(given -> given.commit().stream())
                .toList();
        if (standing.isEmpty()) {
            return Joining.open(join, "no repository was given that stands at a commit");
        }
        return standing.contains(commit.get())
                ? Joining.established(join, "the repository stands at the commit that the builder read")
                : Joining.open(join, "the repository stands at another commit than the builder read");
    }
}
