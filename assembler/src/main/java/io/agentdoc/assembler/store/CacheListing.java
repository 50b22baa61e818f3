package io.agentdoc.assembler.store;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Walks a cache folder, in the order of the digests, one shard in memory at a time. */
public final class CacheListing {
    private final CachePaths paths;
    private final CacheReader reader;

    public CacheListing(CachePaths paths) {
        this.paths = paths;
        this.reader = new CacheReader(paths);
    }

    /** An object and its length as the folder has them, not digested. */
    public record Entry(Digest digest, long bytes) {}

    public void objects(Consumer<Entry> each) {
        files(
                paths.objects(),
                file -> digest(file)
                        .ifPresent(digest -> size(file).ifPresent(bytes -> each.accept(new Entry(digest, bytes)))));
    }

    public void outcomes(Consumer<LastOutcome> each) {
        files(paths.outcomes(), file -> reader.outcome(file).ifPresent(each));
    }

    /** Digests every object again; what is wrong comes as sentences, and nothing is changed. */
    public void verify(Consumer<String> fault) {
        objects(entry -> {
            if (reader.object(entry.digest()) instanceof StoredObject.Corrupt corrupt) {
                fault.accept(corrupt.why());
            }
        });
        outcomes(outcome -> outcome.held()
                .filter(held -> !Files.exists(paths.object(held.digest())))
                .ifPresent(held -> fault.accept("the cache has lost " + held.digest() + ", the bytes of "
                        + outcome.address().url())));
    }

    /** Every file two folders down, temporary ones included. */
    static void files(Path folder, Consumer<Path> each) {
        for (Path shard : sorted(folder)) {
            if (Files.isDirectory(shard)) {
                sorted(shard).forEach(each);
            }
        }
    }

    /** The digest that an object's file is named by, where it is named by one. */
    static Optional<Digest> digest(Path file) {
        return Digest.parse("" + file.getName(file.getNameCount() - 2) + file.getFileName());
    }

    private static List<Path> sorted(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted(Comparator.comparing(Path::toString)).toList();
        } catch (NoSuchFileException notThere) {
            return List.of();
        } catch (IOException e) {
            throw new OperatorFault("cannot list the cache folder " + folder + ": " + e.getMessage(), e);
        }
    }

    private static Optional<Long> size(Path file) {
        try {
            return Optional.of(Files.size(file));
        } catch (IOException goneMeanwhile) {
            return Optional.empty();
        }
    }
}
