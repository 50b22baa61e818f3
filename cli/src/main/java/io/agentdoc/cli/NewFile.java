package io.agentdoc.cli;

import io.agentdoc.assembler.packages.DiskFault;
import io.agentdoc.document.value.Bytes;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes a file so that whoever reads it finds the old bytes or the new ones, and never a part. */
final class NewFile {
    private static final Pattern TEMPORARY = Pattern.compile("\\.(.+)\\.([0-9]{1,18})\\.tmp");

    private static final List<Path> STREAMS = List.of("/dev/stdout", "/dev/stderr", "/dev/fd", "/proc").stream()
            .map(Path::of)
            .toList();

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
            if (isDevice(file)) {
                try (OutputStream out =
                        Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
                    content.accept(out);
                }
                return;
            }
            Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
            Files.createDirectories(folder);
            sweep(folder, file.getFileName().toString());
            Path temporary = folder.resolve(
                    "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
            try {
                try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary))) {
                    content.accept(out);
                }
                force(temporary);
                Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (UncheckedIOException e) {
            throw naming(file, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            throw naming(file, e);
        }
    }

    /** What is written into and never replaced: a stream of this process, a pipe, a device. */
    static boolean isDevice(Path file) {
        Path plain = file.toAbsolutePath().normalize();
        boolean streams = STREAMS.stream().anyMatch(plain::startsWith);
        return Files.exists(plain) && !Files.isDirectory(plain) && (streams || !Files.isRegularFile(plain));
    }

    /** Names the file that is wanted, which a full disk does not and another fault does by its temporary name. */
    private static UncheckedIOException naming(Path file, IOException e) {
        return new UncheckedIOException(new FileSystemException(file.toString(), null, DiskFault.why(e)));
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(false);
        }
    }

    /** Takes away what processes that are no more left unfinished of this file. */
    private static void sweep(Path folder, String name) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, ".*.tmp")) {
            for (Path file : files) {
                OptionalLong writer = writer(file, name);
                if (writer.isPresent() && ProcessHandle.of(writer.getAsLong()).isEmpty()) {
                    Files.deleteIfExists(file);
                }
            }
        }
    }

    private static OptionalLong writer(Path file, String name) {
        Matcher temporary = TEMPORARY.matcher(file.getFileName().toString());
        return temporary.matches() && temporary.group(1).equals(name)
                ? OptionalLong.of(Long.parseLong(temporary.group(2)))
                : OptionalLong.empty();
    }
}
