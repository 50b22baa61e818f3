package io.agentdoc.cli;

import io.agentdoc.assembler.check.site.PublishedFiles;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The files of an output folder, none of which is read before it is asked for. */
record OutputFiles(Path folder) implements PublishedFiles {
    static final String MANIFEST = ".agentdoc-manifest.json";

    /** As much as any document. */
    private static final int MOST_BYTES = Limits.standard().maxBytes();

    @Override
    public void each(Consumer<String> name) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .forEach(name);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Optional<Bytes> bytes(String name) {
        Optional<Path> file = inside(name);
        if (file.isEmpty()) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file.get())) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            return bytes.length > MOST_BYTES ? Optional.empty() : Optional.of(Bytes.own(bytes));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public boolean has(String name) {
        return inside(name).isPresent();
    }

    /** The file, where a name that a document gave leads to one of this folder. */
    private Optional<Path> inside(String name) {
        try {
            Path file = folder.resolve(name).normalize();
            return file.startsWith(folder.normalize()) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(file)
                    : Optional.empty();
        } catch (InvalidPathException noName) {
            return Optional.empty();
        }
    }
}
