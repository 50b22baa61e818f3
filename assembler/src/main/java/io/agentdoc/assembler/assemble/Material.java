package io.agentdoc.assembler.assemble;

import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.Optional;

/**
 * One source as it comes to be assembled: had, verified and, where its kind is known, read.
 *
 * @param url the address that its bytes are known under
 * @param path what may be said of a file that has no address
 * @param tree the tree that was verified and read
 * @param files the files of a package that came as an archive
 */
public record Material(
        SourceRef ref,
        Optional<String> url,
        String path,
        Instant fetchedAt,
        boolean given,
        Digest digest,
        Json tree,
        Optional<PackageFiles> files,
        SignatureCheck signature,
        Optional<Reading> reading) {

    public SourceId id() {
        return ref.id();
    }

    public SourceKind kind() {
        return ref.kind();
    }

    /** The same source with another finding about its signature. */
    Material signed(SignatureCheck check) {
        return new Material(ref, url, path, fetchedAt, given, digest, tree, files, check, reading);
    }

    public boolean isVerified() {
        return signature.state() == SignatureState.VERIFIED;
    }

    public boolean hasFailed() {
        return signature instanceof SignatureCheck.Failed;
    }
}
