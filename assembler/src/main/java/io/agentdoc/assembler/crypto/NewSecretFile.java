package io.agentdoc.assembler.crypto;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.Files;
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
        makeFolder(file);
        try {
            create(file, content);
        } catch (FileAlreadyExistsException e) {
            throw new OperatorFault("The file " + file + " exists, and a key is never overwritten; name another.", e);
        } catch (IOException e) {
            throw unwritten(file, e);
        }
    }

    private static void makeFolder(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder != null && !Files.isDirectory(folder)) {
                Files.createDirectories(folder);
            }
        } catch (IOException e) {
            throw unwritten(file, e);
        }
    }

    private static OperatorFault unwritten(Path file, IOException why) {
        return new OperatorFault(
                "The file " + file + " cannot be written, and no key was made; look at the disk and the folder's modes,"
                        + " and type the same command again.",
                why);
    }

    private static void create(Path file, Bytes content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, NEW, ownerOnly(file.getFileSystem()))) {
            fill(channel, file, content);
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
