package io.agentdoc.cli;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the files of each package looked like when it last passed: a digest over their names, sizes and times, kept in the
 * cache, so that a later run over many works on those alone that changed.
 *
 * <p>Only a pass leaves a stamp, and none is left where a file was changed so lately that a second change might not show.
 */
final class PackageStamps {
    private static final String FILE = "packages.stamps";
    /** A file's time may be this coarse. */
    private static final Duration COARSE = Duration.ofSeconds(2);

    private final Path file;
    private final String what;
    private final Instant now;
    private final Map<String, String> stamps = new TreeMap<>();

    /** @param what everything but the files that a result depends on: the program and what was asked */
    PackageStamps(Path cache, String what, Instant now) {
        this.file = cache.resolve(FILE);
        this.what = what;
        this.now = now;
        read();
    }

    /**
     * Whether nothing of these changed since they last passed.
     *
     * @param places the package's folder or archive, and its document where that lies elsewhere
     */
    boolean holds(String typed, List<Path> places) {
        return look(places).filter(stamp -> stamp.equals(stamps.get(typed))).isPresent();
    }

    void passed(String typed, List<Path> places) {
        look(places)
                .filter(stamp -> typed.lines().count() == 1)
                .ifPresentOrElse(stamp -> stamps.put(typed, stamp), () -> stamps.remove(typed));
    }

    void failed(String typed) {
        stamps.remove(typed);
    }

    void save() {
        StringBuilder lines = new StringBuilder();
        stamps.forEach(
                (typed, stamp) -> lines.append(stamp).append(' ').append(typed).append('\n'));
        NewFile.write(file, Bytes.utf8(lines.toString()));
    }

    private void read() {
        if (Files.isRegularFile(file)) {
            try {
                Files.readAllLines(file).stream()
                        .filter(line -> line.indexOf(' ') > 0)
                        .forEach(line -> stamps.put(
                                line.substring(line.indexOf(' ') + 1), line.substring(0, line.indexOf(' '))));
            } catch (IOException unreadable) {
                stamps.clear();
            }
        }
    }

    /** Nothing where a file is too new or cannot be looked at, so that what is worked on again says why. */
    private Optional<String> look(List<Path> places) {
        TreeSet<String> lines = new TreeSet<>();
        boolean[] lately = {false};
        try {
            for (Path place : places) {
                Files.walkFileTree(place, new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
                        Instant changed = attributes.lastModifiedTime().toInstant();
                        lately[0] |= changed.isAfter(now.minus(COARSE));
                        lines.add(path + " " + attributes.size() + " " + changed + " " + attributes.fileKey() + " "
                                + attributes.isRegularFile());
                        return FileVisitResult.CONTINUE;
                    }
                });
            }
        } catch (IOException unseen) {
            return Optional.empty();
        }
        return lately[0]
                ? Optional.empty()
                : Optional.of(Digest.of(Bytes.utf8(what + "\n" + String.join("\n", lines)))
                        .hex());
    }
}
