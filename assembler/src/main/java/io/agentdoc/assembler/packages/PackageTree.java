package io.agentdoc.assembler.packages;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A package's JSON files as the members of one object, so that a place inside a package is one pointer, such as
 * {@code /mcp.json/mcpServers/search/type} (12.2).
 *
 * <p>The members are {@code plugin.json}, {@code descriptor.json}, {@code install.json} and {@code mcp.json}, in this
 * order, as far as they are there and can be read; the second and third under these names wherever the manifest points.
 * A pin that differs from its file's bytes is a finding and never a reason to drop the file (decision 76).
 */
public final class PackageTree {
    public static final String MANIFEST = "plugin.json";
    public static final String DESCRIPTOR = "descriptor.json";
    public static final String INSTALL = "install.json";
    public static final String SERVERS = "mcp.json";

    /** What is wrong where a file is not there. */
    public static final String MISSING = "the package has no such file, which every package has";

    private final PackageFiles files;
    private final JsonParser parser;
    private final JsonObject.Builder tree = JsonObject.builder();
    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Finding> lacking = new HashMap<>();

    private PackageTree(PackageFiles files, Limits limits) {
        this.files = files;
        this.parser = new JsonParser(limits);
    }

    /** What became of a package's files: one tree, or why there is none. */
    public sealed interface Reading {

        /**
         * The tree, the files that it was read from, what the manifest says where, and what is wrong with them.
         *
         * @param lacking by their names in the tree, the files that are named or present and yet not in it, and why
         */
        record Opened(
                JsonObject tree, PackageFiles files, Paths paths, List<Finding> findings, Map<String, Finding> lacking)
                implements Reading {
            public Opened {
                findings = List.copyOf(findings);
                lacking = Map.copyOf(lacking);
            }
        }

        /**
         * No package.
         *
         * @param what the file that is at fault, or the archive
         * @param fault the rest of a sentence that begins with it
         */
        record Refused(String what, String fault) implements Reading {

            /** A sentence for a person. */
            public String why() {
                return what + " " + fault;
            }
        }
    }

    /** Where in the package the two authored files lie. */
    public record Paths(String descriptor, String install) {}

    /** Opens an archive. */
    public static Reading read(Bytes archive, Limits limits) {
        return switch (PackageFiles.of(archive, PackageLimits.standard())) {
            case FilesReading.Opened(PackageFiles files) -> read(files, limits);
            case FilesReading.Refused(Fault fault, String why) ->
                new Reading.Refused("the archive", "is not read: " + why);
        };
    }

    /** Opens a package's files, which may lie in one folder of their own. */
    public static Reading read(PackageFiles files, Limits limits) {
        return new PackageTree(files.unwrapped(MANIFEST), limits).read();
    }

    private Reading read() {
        Optional<Bytes> manifest = files.bytes(MANIFEST);
        if (manifest.isEmpty()) {
            return new Reading.Refused(MANIFEST, "is not there, so it is no agent package");
        }
        return switch (parser.parse(manifest.get())) {
            case JsonReading.Malformed broken -> new Reading.Refused(MANIFEST, unread(broken));
            case JsonReading.Parsed(JsonObject root) -> opened(root);
            case JsonReading.Parsed(Json root) ->
                new Reading.Refused(MANIFEST, "is " + root.typeName() + " where an object is due");
        };
    }

    private Reading opened(JsonObject manifest) {
        tree.put(MANIFEST, manifest);
        Pin descriptor = Pin.of(manifest, "descriptor", DESCRIPTOR);
        Pin install = Pin.of(manifest, "install", INSTALL);
        pinned(descriptor);
        pinned(install);
        files.bytes(SERVERS).ifPresent(bytes -> member(SERVERS, bytes));
        return new Reading.Opened(tree.build(), files, new Paths(descriptor.path(), install.path()), findings, lacking);
    }

    private void pinned(Pin pin) {
        Optional<Bytes> bytes = files.bytes(pin.path());
        if (bytes.isEmpty()) {
            Finding finding = new Finding("12.2-1", Level.WARNING, "/" + pin.file(), MISSING);
            findings.add(finding);
            if (pin.isNamed()) {
                lacking.put(pin.file(), finding);
            }
            return;
        }
        member(pin.file(), bytes.get());
        pin.flaw(bytes.get()).ifPresent(findings::add);
    }

    private void member(String name, Bytes bytes) {
        switch (parser.parse(bytes)) {
            case JsonReading.Parsed(JsonObject root) -> tree.put(name, root);
            case JsonReading.Parsed(Json root) -> lack(name, "it is " + root.typeName() + " where an object is due");
            case JsonReading.Malformed broken -> lack(name, "it " + unread(broken));
        }
    }

    private void lack(String name, String why) {
        Finding finding = new Finding("12.2-1", Level.WARNING, "/" + name, why);
        findings.add(finding);
        lacking.put(name, finding);
    }

    /** Why a file is not JSON of one meaning and where it ceases to be, as the rest of a sentence about it. */
    public static String unread(JsonReading.Malformed broken) {
        return "is not read: " + broken.why() + " (line " + broken.line() + ", column " + broken.column() + ")";
    }
}
