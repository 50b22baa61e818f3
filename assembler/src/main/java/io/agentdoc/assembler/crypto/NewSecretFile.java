package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** A file made for a secret: readable by its owner alone from its first moment, and never in another's place. */
final class NewSecretFile {
    private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private NewSecretFile() {}

    static void write(Path file, Bytes content) {
        try (FileChannel channel = FileChannel.open(file, NEW, ownerOnly(file.getFileSystem()))) {
            fill(channel, file, content);
        } catch (FileAlreadyExistsException e) {
            throw new OperatorFault("The file " + file + " exists, and a key is never overwritten.", e);
        } catch (NoSuchFileException e) {
            throw new OperatorFault("The folder of " + file + " does not exist; make it first.", e);
        } catch (IOException e) {
            throw new OperatorFault(
                    "The file " + file + " cannot be written; look at the disk and the folder's modes.", e);
        }
    }

    private static void fill(FileChannel channel, Path file, Bytes content) throws IOException {
        try {
            ByteBuffer rest = content.buffer();
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    private static FileAttribute<?>[] ownerOnly(FileSystem system) {
        return system.supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
