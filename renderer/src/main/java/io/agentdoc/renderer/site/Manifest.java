package io.agentdoc.renderer.site;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** The list of what a build wrote, by which the next one knows what is ours to remove: no times, no places outside. */
final class Manifest {
    static final String NAME = ".agentdoc-manifest.json";

    /** The list of what unlisted agents have, which is never published. */
    static final String UNLISTED = "agentdoc-unlisted.json";

    private static final String FORMAT = "agentdoc-manifest-v1";

    /** What a build of ours may have listed: a document's limits would end at some ten thousand agents. */
    private static final Limits LIMITS =
            new Limits(OutputFolder.MOST_BYTES, 4, OutputFolder.MOST_BYTES / 8, 1 << 12, 1);

    private Manifest() {}

    static Bytes of(Collection<String> files) {
        return JsonPretty.of(JsonObject.builder()
                .put("format", FORMAT)
                .put("files", JsonArray.texts(new TreeSet<>(files).stream()))
                .build());
    }

    /** The files that a former build listed; a manifest that is not ours lists none. */
    static Set<String> read(Optional<Bytes> bytes) {
        Set<String> files = new TreeSet<>();
        bytes.map(new JsonParser(LIMITS)::parse).ifPresent(reading -> {
            if (reading instanceof JsonReading.Parsed(Json tree)) {
                collect(Node.root(tree), files);
            }
        });
        return files;
    }

    /** The same, one after another where the manifest has the form in which we write it. */
    static void read(OutputFolder folder, String manifest, Consumer<String> each) {
        if (ManifestText.isForm(folder.open(manifest))) {
            ManifestText.read(folder.open(manifest), name -> below(name, each));
        } else {
            read(folder.read(manifest)).forEach(each);
        }
    }

    private static void below(String name, Consumer<String> each) {
        if (isBelow(name)) {
            each.accept(name);
        }
    }

    private static void collect(Node manifest, Set<String> into) {
        boolean isOurs = manifest.text("format").filter(FORMAT::equals).isPresent();
        if (isOurs) {
            manifest.member("files").stream()
                    .flatMap(files -> files.elements().stream())
                    .flatMap(file -> file.text().stream())
                    .filter(Manifest::isBelow)
                    .forEach(into::add);
        }
    }

    /** Another spelling of a name that a build has, such as one with two slashes, would take that build's file away. */
    private static boolean isWhole(String name, Path path) {
        return path.toString().replace(path.getFileSystem().getSeparator(), "/").equals(name);
    }

    /** A listed name is trusted no more than any other text: it must stay below the output. */
    static boolean isBelow(String name) {
        try {
            Path path = Path.of(name);
            return !name.isEmpty()
                    && !path.isAbsolute()
                    && path.normalize().equals(path)
                    && !path.startsWith("..")
                    && isWhole(name, path);
        } catch (InvalidPathException noName) {
            return false;
        }
    }
}
