package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.LineEndings;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares a repository's published package AgentDoc with the one that its package gives (13.4 rule 3).
 *
 * <p>Ours are compared byte for byte. Where another generator made the file, its bytes are no fault, and what it says is
 * held against the package instead (decision 16).
 */
public final class DocComparison {
    private final PackageDoc.Made fresh;
    private final String name;
    private final String packagePath;

    /**
     * @param name what the published file is called
     * @param packagePath the package's folder as the repository names it, with a slash at its end; empty where it has none
     */
    public DocComparison(PackageDoc.Made fresh, String name, String packagePath) {
        this.fresh = fresh;
        this.name = name;
        this.packagePath = packagePath;
    }

    public Comparison with(Optional<Bytes> published) {
        if (published.isEmpty()) {
            return new Comparison.Absent();
        }
        if (published.get().equals(fresh.bytes())) {
            return new Comparison.Same();
        }
        return compare(published.get());
    }

    private Comparison compare(Bytes published) {
        Optional<AgentDoc> old = switch (new JsonParser(Limits.standard()).parse(published)) {
            case JsonReading.Parsed parsed -> AgentDocReader.read(parsed.root());
            case JsonReading.Malformed broken -> Optional.empty();
        };
        if (old.isPresent() && !old.get().assembledBy().equals(PackageAssembler.FORMAT)) {
            return new Comparison.OthersWork(
                    old.get().assembledBy(), new OthersDocument(old.get(), published, fresh, name).findings());
        }
        return new Comparison.Drifted(
                UnifiedDiff.of(name, published, name + " from the package", fresh.bytes()),
                old.map(this::changes).orElse(List.of()),
                isConverted(published)
                        ? Optional.of("the line endings alone differ: a checkout converted them")
                        : Optional.empty());
    }

    /** Whether the same files, with line feeds alone, would give the published document. */
    private boolean isConverted(Bytes published) {
        Bytes plain = LineEndings.withLf(published);
        PackageDoc asItWas =
                PackageAssembler.assemble(LineEndings.withLf(fresh.opened().files()), Limits.standard());
        boolean others = asItWas instanceof PackageDoc.Made made && made.bytes().equals(plain);
        return others || plain.equals(fresh.bytes());
    }

    private List<Change> changes(AgentDoc old) {
        List<Change> changes = new ArrayList<>();
        changes.addAll(about(old.about()));
        old.sources().forEach(source -> digest(source).ifPresent(changes::add));
        Map<MemberPath, CitedMembers.Cited> was = CitedMembers.of(old.sections());
        Map<MemberPath, CitedMembers.Cited> is = CitedMembers.of(fresh.doc().sections());
        Set<MemberPath> paths = new LinkedHashSet<>(is.keySet());
        paths.addAll(was.keySet());
        for (MemberPath path : paths) {
            Optional<CitedMembers.Cited> before = Optional.ofNullable(was.get(path));
            Optional<CitedMembers.Cited> now = Optional.ofNullable(is.get(path));
            if (!before.map(CitedMembers.Cited::value).equals(now.map(CitedMembers.Cited::value))) {
                changes.add(new Change(
                        path.toString(),
                        before.map(CitedMembers.Cited::value),
                        now.map(CitedMembers.Cited::value),
                        now.isPresent()
                                ? now.flatMap(CitedMembers.Cited::at).map(this::place)
                                : before.flatMap(CitedMembers.Cited::citation).map(this::files)));
            }
        }
        changes.addAll(disagreements(old.disagreements()));
        return changes;
    }

    /** What the document is about, which its manifest says. */
    private List<Change> about(About old) {
        List<Change> changes = new ArrayList<>();
        if (old instanceof About.PackageIdentity was && fresh.doc().about() instanceof About.PackageIdentity is) {
            changed("package.name", was.name(), is.name(), "name").ifPresent(changes::add);
            changed("package.version", was.version(), is.version(), "version").ifPresent(changes::add);
        }
        return changes;
    }

    private Optional<Change> changed(String member, Optional<String> was, Optional<String> is, String inManifest) {
        return was.equals(is)
                ? Optional.empty()
                : Optional.of(new Change(
                        member,
                        was,
                        is,
                        Optional.of(
                                is.isPresent()
                                        ? place(new Citation.At(
                                                PackageAssembler.PACKAGE,
                                                JsonPointer.root().child(inManifest)))
                                        : file(PackageAssembler.PACKAGE.text()))));
    }

    /** Where the manifest and the Descriptor have come to say different things, or ceased to. */
    private List<Change> disagreements(List<Disagreement> old) {
        List<Change> changes = new ArrayList<>();
        Map<MemberPath, String> was = found(old);
        Map<MemberPath, String> is = found(fresh.doc().disagreements());
        Set<MemberPath> paths = new LinkedHashSet<>(is.keySet());
        paths.addAll(was.keySet());
        for (MemberPath path : paths) {
            changed(
                            "disagreements[" + path + "]",
                            Optional.ofNullable(was.get(path)),
                            Optional.ofNullable(is.get(path)),
                            "description")
                    .ifPresent(changes::add);
        }
        return changes;
    }

    private static Map<MemberPath, String> found(List<Disagreement> disagreements) {
        Map<MemberPath, String> found = new LinkedHashMap<>();
        disagreements.forEach(each -> found.put(
                each.member(),
                each.found() instanceof JsonText text
                        ? text.value()
                        : CanonicalJson.of(each.found()).display()));
        return found;
    }

    /** The file, the pointer into it, and the line for a person's eyes. */
    private String place(Citation.At at) {
        String source = at.source().text();
        String line = fresh.opened()
                .files()
                .bytes(inPackage(source))
                .flatMap(bytes -> JsonLocator.locate(bytes, at.pointer()))
                .map(span -> ", line " + span.line())
                .orElse("");
        return file(source) + "#" + at.pointer() + line;
    }

    /** The files that may have said what is gone. */
    private String files(Citation citation) {
        return citation.sources().stream()
                .map(source -> file(source.text()))
                .distinct()
                .collect(Collectors.joining(" or "));
    }

    private Optional<Change> digest(Source old) {
        Optional<Source> now = fresh.doc().source(old.id());
        return now.filter(source -> !source.digest().equals(old.digest()))
                .map(source -> new Change(
                        "sources[" + old.id() + "].digest",
                        old.digest().map(Object::toString),
                        source.digest().map(Object::toString),
                        Optional.of(file(old.id().text()))));
    }

    private String file(String source) {
        return packagePath + inPackage(source);
    }

    private String inPackage(String source) {
        return source.equals(PackageAssembler.DESCRIPTOR.text())
                ? fresh.opened().paths().descriptor()
                : PackageTree.MANIFEST;
    }
}
