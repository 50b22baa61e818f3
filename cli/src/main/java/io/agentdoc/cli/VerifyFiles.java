package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.provenance.Presented;
import io.agentdoc.assembler.provenance.Presenting;
import io.agentdoc.assembler.repository.GitHead;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Opens the files and folders that {@code agentdoc verify} names; nothing is fetched. */
final class VerifyFiles {
    private static final PackageLimits LIMITS = PackageLimits.standard();

    private final World world;
    private final Presenting presenting;

    VerifyFiles(World world, CardKeys cardKeys) {
        this.world = world;
        this.presenting = new Presenting(SignatureRules.with(cardKeys));
    }

    Presented open(String typed) {
        Path path = world.path(Path.of(typed));
        if (!Files.exists(path)) {
            throw new OperatorFault("There is no file " + typed + "; name a document, an archive or a folder.");
        }
        return Files.isDirectory(path) ? folder(typed, path) : presenting.bytes(typed, bytes(typed, path));
    }

    private Presented folder(String typed, Path folder) {
        return switch (PackageFiles.of(folder, LIMITS)) {
            case FilesReading.Opened(PackageFiles files) -> presenting.folder(typed, files, GitHead.of(folder));
            case FilesReading.Refused refused -> new Presented.Unreadable(typed, refused.why());
        };
    }

    private static Bytes bytes(String typed, Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LIMITS.maxArchiveBytes() + 1);
            if (bytes.length > LIMITS.maxArchiveBytes()) {
                throw new OperatorFault(typed + " has more than " + LIMITS.maxArchiveBytes()
                        + " bytes, which nothing here has; name another file.");
            }
            return Bytes.own(bytes);
        } catch (IOException e) {
            throw new OperatorFault("The file " + typed + " cannot be read; check who may read it.", e);
        }
    }
}
