package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.Limits;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A package as its rules look at it: every file of it, the JSON ones read once, and the places in them that several rules
 * ask for.
 *
 * <p>What is not there or cannot be read is empty here; that it should be there is the rule of {@link Layout}.
 */
final class Inspected {
    static final String NAMESPACE = "net.agentdoc.package";
    static final String SKILLS = "skills/";
    static final String SKILL_FILE = "SKILL.md";

    private final PackageFiles files;
    private final Map<String, JsonReading> read = new TreeMap<>();

    Inspected(PackageFiles files) {
        this.files = files;
        JsonParser parser = new JsonParser(Limits.standard());
        for (String name : files.names()) {
            if (name.endsWith(".json")) {
                files.bytes(name).ifPresent(bytes -> read.put(name, parser.parse(bytes)));
            }
        }
    }

    PackageFiles files() {
        return files;
    }

    Bytes bytes(String file) {
        return files.bytes(file).orElseGet(Bytes::empty);
    }

    Optional<Spot> manifest() {
        return json(PackageTree.MANIFEST);
    }

    Optional<Spot> draft() {
        return json(pinned("descriptor", PackageTree.DESCRIPTOR));
    }

    Optional<Spot> install() {
        return json(pinned("install", PackageTree.INSTALL));
    }

    Optional<Spot> servers() {
        return json(PackageTree.SERVERS);
    }

    /** What the manifest says under the package's own namespace. */
    Optional<Spot> extension() {
        return manifest().flatMap(manifest -> manifest.member("extensions")).flatMap(all -> all.member(NAMESPACE));
    }

    /** Where the manifest says that an authored file lies; its usual name where the manifest says nothing. */
    String pinned(String member, String usual) {
        return extension()
                .flatMap(own -> own.member(member))
                .flatMap(pin -> pin.text("path"))
                .orElse(usual);
    }

    /** A file's tree, where there is such a file and it is JSON. */
    Optional<Spot> json(String file) {
        return Optional.ofNullable(read.get(file))
                .flatMap(reading -> reading instanceof JsonReading.Parsed parsed
                        ? Optional.of(new Spot(file, Node.root(parsed.root())))
                        : Optional.empty());
    }

    /** Why a file that should be JSON is not read. */
    Optional<JsonReading.Malformed> malformed(String file) {
        return Optional.ofNullable(read.get(file))
                .flatMap(reading ->
                        reading instanceof JsonReading.Malformed broken ? Optional.of(broken) : Optional.empty());
    }

    /** The trees of all files that are JSON, by name. */
    List<Spot> trees() {
        return read.keySet().stream().map(this::json).flatMap(Optional::stream).toList();
    }

    /** The offerings of the draft, and the steps below them. */
    List<Spot> jobs() {
        List<Spot> jobs = new ArrayList<>();
        for (Spot offering : offerings()) {
            jobs.add(offering);
            jobs.addAll(offering.each("steps"));
        }
        return jobs;
    }

    List<Spot> offerings() {
        return draft().map(draft -> draft.each("offerings")).orElse(List.of());
    }

    /** The folders below {@code skills}. */
    Set<String> skills() {
        Set<String> skills = new TreeSet<>();
        for (String name : files.names()) {
            int end = name.indexOf('/', SKILLS.length());
            if (name.startsWith(SKILLS) && end > 0) {
                skills.add(name.substring(SKILLS.length(), end));
            }
        }
        return skills;
    }

    /** The names in a list of systems, whose alias for one revision is role; name wins (6.2, 12.4). */
    static Set<String> names(List<Spot> systems) {
        Set<String> names = new LinkedHashSet<>();
        systems.forEach(system -> name(system).ifPresent(names::add));
        return names;
    }

    static Optional<String> name(Spot system) {
        return system.text("name").or(() -> system.text("role"));
    }

    /** Whether a file says its systems as a list or not at all; of anything else there is no telling. */
    static boolean listsSystems(Spot file) {
        return file.isObject()
                && file.member("systems").filter(systems -> !systems.isArray()).isEmpty();
    }

    /** The systems of the draft. */
    List<Spot> systems() {
        return draft().map(draft -> draft.each("systems")).orElse(List.of());
    }

    /** The systems of the install file. */
    List<Spot> installed() {
        return install().map(install -> install.each("systems")).orElse(List.of());
    }

    /** The lockfiles that the install file names. */
    Set<String> lockfiles() {
        Set<String> lockfiles = new TreeSet<>();
        install()
                .ifPresent(install -> install.each("dependencies")
                        .forEach(each -> each.text("lockfile").ifPresent(lockfiles::add)));
        return lockfiles;
    }

    /** A place in the manifest's namespace, whether or not there is anything. */
    static String extensionPlace(String... members) {
        JsonPointer pointer = JsonPointer.root().child("extensions").child(NAMESPACE);
        for (String member : members) {
            pointer = pointer.child(member);
        }
        return PackageTree.MANIFEST + "#" + pointer;
    }
}
