package io.agentdoc.assembler.repository;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.Optional;

/**
 * The manifest of an agent repository, which points at its parts and copies none of them (13.3).
 *
 * @param packageFolder where the package lies, relative to the repository
 * @param agentdoc where the package AgentDoc lies
 * @param tests where the tests of its scripts lie; absent means that it carries none
 * @param source what the publisher's own tools build the package from; absent means that it carries none
 */
public record RepositoryManifest(
        String packageFolder, String agentdoc, Optional<String> tests, Optional<String> source) {
    public static final String FILE = "agent-repo.json";
    /** The most bytes of one: 4 MiB, a thousand times what real ones have. */
    static final long MOST_BYTES = 4 << 20;

    public static final String FORMAT = "agent-repository-v1";

    /** A manifest, or one sentence that says why there is none. */
    public sealed interface Reading {
        /** The manifest. */
        record Read(RepositoryManifest manifest) implements Reading {}

        /** Why there is none. */
        record Refused(String why) implements Reading {}
    }

    public static Reading read(Bytes bytes) {
        return switch (new JsonParser(Limits.standard()).parse(bytes)) {
            case JsonReading.Malformed broken ->
                new Reading.Refused(FILE + " is not read: " + broken.why() + " (line " + broken.line() + ", column "
                        + broken.column() + ")");
            case JsonReading.Parsed(Json root) -> read(Node.root(root));
        };
    }

    private static Reading read(Node root) {
        if (root.text("format").filter(FORMAT::equals).isEmpty()) {
            return new Reading.Refused(FILE + " does not say \"format\": \"" + FORMAT + "\"");
        }
        for (String required : new String[] {"package", "agentdoc"}) {
            if (root.text(required).filter(RepositoryManifest::isInside).isEmpty()) {
                return new Reading.Refused(FILE + " has no \"" + required + "\" that names a place in the repository");
            }
        }
        return new Reading.Read(new RepositoryManifest(
                trimmed(root.text("package").orElseThrow()),
                root.text("agentdoc").orElseThrow(),
                root.text("tests"),
                root.text("source")));
    }

    /** Whether a path stays in the repository: relative, in plain parts, none of which leads up or elsewhere. */
    public static boolean isInside(String path) {
        if (path.isEmpty() || path.startsWith("/") || path.indexOf('\\') >= 0 || path.indexOf(':') >= 0) {
            return false;
        }
        for (String part : trimmed(path).split("/", -1)) {
            if (part.isEmpty()
                    || part.equals(".")
                    || part.equals("..")
                    || part.chars().anyMatch(Character::isISOControl)) {
                return false;
            }
        }
        return true;
    }

    private static String trimmed(String path) {
        return path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
    }
}
