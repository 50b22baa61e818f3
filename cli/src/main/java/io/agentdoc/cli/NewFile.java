package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.packages.DiskFault;
import io.agentdoc.document.value.Bytes;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.function.Consumer;

/** Writes a file so that whoever reads it finds the old bytes or the new ones, and never a part. */
final class NewFile {
    private NewFile() {}

    static void write(Path file, Bytes bytes) {
        write(file, out -> {
            try {
                out.write(bytes.toArray());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    static void write(Path file, Consumer<OutputStream> content) {
        try {
            Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
            Files.createDirectories(folder);
            Path temporary = folder.resolve(
                    "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
            try {
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
                    content.accept(out);
                }
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw new OperatorFault(
                    "The file " + file + " cannot be written (" + DiskFault.why(e)
                            + "); mend that and type the same command again.",
                    e);
        }
    }
}
