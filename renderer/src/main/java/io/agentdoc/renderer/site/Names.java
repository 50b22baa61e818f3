package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.Sorted;
import io.agentdoc.renderer.spill.SortedSpill;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The names of the files that a build produces, of which none is held in memory past a bound. */
final class Names {
    private final SortedSpill produced;
    private final SortedSpill quiet;

    Names(Scratch scratch) {
        this.produced = scratch.sorted();
        this.quiet = scratch.sorted();
    }

    void produced(String name, long size) {
        produced.add(
                name, Bytes.own(ByteBuffer.allocate(Long.BYTES).putLong(size).array()));
    }

    /** What has this name, or stands in this folder where a slash ends it, is named in nothing that is published. */
    void quiet(String nameOrFolder) {
        quiet.add(nameOrFolder, Bytes.empty());
    }

    /** Those of some names that were produced. */
    Set<String> among(Collection<String> wanted) {
        Set<String> among = new HashSet<>();
        if (!wanted.isEmpty()) {
            Set<String> sought = new TreeSet<>(wanted);
            produced.read().forEachRemaining(entry -> {
                if (sought.contains(entry.key())) {
                    among.add(entry.key());
                }
            });
        }
        return among;
    }

    Map<String, Long> sizes() {
        Map<String, Long> sizes = new TreeMap<>();
        produced.read()
                .forEachRemaining(entry -> sizes.put(
                        entry.key(), ByteBuffer.wrap(entry.value().toArray()).getLong()));
        return sizes;
    }

    int count() {
        int count = 0;
        for (Sorted names = produced.read(); names.hasNext(); names.last()) {
            count++;
        }
        return count;
    }

    /** Tells of each former name that was not produced, in their order. */
    void left(SortedSpill former, Consumer<String> each) {
        Sorted names = produced.read();
        for (Sorted others = former.read(); others.hasNext(); ) {
            String name = others.last().key();
            while (names.peek().filter(next -> next.compareTo(name) < 0).isPresent()) {
                names.next();
            }
            if (names.peek().filter(name::equals).isEmpty()) {
                each.accept(name);
            }
        }
    }

    boolean isAnyQuiet() {
        return quiet.read().hasNext() && new Telling().next(true).isPresent();
    }

    /** Writes the manifest of all names that are to be named, or of all that are not. */
    void write(OutputStream out, boolean isQuiet) throws IOException {
        var manifest = new ManifestText(out);
        var telling = new Telling();
        for (Optional<String> name = telling.next(isQuiet); name.isPresent(); name = telling.next(isQuiet)) {
            manifest.add(name.get());
        }
        manifest.end();
    }

    /** Goes through the names beside the quiet ones: of those that come first, only the last can be or hold the name. */
    private final class Telling {
        private final Sorted names = produced.read();
        private final Sorted others = quiet.read();
        private Optional<String> last = Optional.empty();

        Optional<String> next(boolean isQuiet) {
            while (names.hasNext()) {
                String name = names.last().key();
                if (isQuiet(name) == isQuiet) {
                    return Optional.of(name);
                }
            }
            return Optional.empty();
        }

        private boolean isQuiet(String name) {
            while (others.peek().filter(next -> next.compareTo(name) <= 0).isPresent()) {
                String next = others.last().key();
                last = last.filter(folder -> holds(folder, next)).or(() -> Optional.of(next));
            }
            return last.filter(quiet -> holds(quiet, name)).isPresent();
        }

        private static boolean holds(String nameOrFolder, String name) {
            return nameOrFolder.endsWith("/") ? name.startsWith(nameOrFolder) : name.equals(nameOrFolder);
        }
    }
}
