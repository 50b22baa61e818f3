package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes a file so that its readers see all of it or none: a temporary one in the same folder, then a rename.
 *
 * <p>Nothing is forced to the disk. An entry that a power cut leaves torn is found out when it is read, since objects
 * are digested again and outcomes parsed, and is then had again from its origin.
 */
final class WholeFile {
    static final String TEMPORARY = ".tmp";

    private WholeFile() {}

    static void write(Path target, Bytes bytes) throws IOException {
        Path temporary = writeBeside(target, bytes);
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
    }

    /** Writes under the first free name: who else writes the same file, in this process or another, has taken another. */
    private static Path writeBeside(Path target, Bytes bytes) throws IOException {
        int number = 0;
        boolean folderMade = false;
        while (true) {
            Path temporary = target.resolveSibling(target.getFileName() + "." + number + TEMPORARY);
            try {
                writeNew(temporary, bytes);
                return temporary;
            } catch (FileAlreadyExistsException taken) {
                number++;
            } catch (NoSuchFileException noFolder) {
                if (folderMade) {
                    throw noFolder;
                }
                Files.createDirectories(target.getParent());
                folderMade = true;
            }
        }
    }

    /** By a stream, which unlike a channel is not closed when its thread is interrupted. */
    private static void writeNew(Path temporary, Bytes bytes) throws IOException {
        OutputStream out = Files.newOutputStream(temporary, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
        try (out) {
            bytes.stream().transferTo(out);
        } catch (IOException e) {
            Files.deleteIfExists(temporary);
            throw e;
        }
    }
}
