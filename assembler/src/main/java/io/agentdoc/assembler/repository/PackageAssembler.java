package io.agentdoc.assembler.repository;

import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Silences;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Assembles the package AgentDoc of a package: from its draft Descriptor and its manifest alone, each cited at the
 * digest of its bytes, with no subject, no signature and no time (13.4).
 */
public final class PackageAssembler {
    /** What {@code assembled_by} says: the format of the document and neither a version nor a moment (decision 16). */
    public static final String FORMAT = "agentdoc package format 1; assembled from the package alone, not signed";

    static final SourceId DESCRIPTOR = new SourceId("descriptor");
    static final SourceId PACKAGE = new SourceId("package");

    private PackageAssembler() {}

    public static PackageDoc assemble(PackageFiles files, Limits limits) {
        return switch (PackageTree.read(files, limits)) {
            case PackageTree.Reading.Refused refused ->
                new PackageDoc.Refused(new Finding("12.2-1", Level.ERROR, refused.what(), "it " + refused.fault()));
            case PackageTree.Reading.Opened opened ->
                refused(opened).map(PackageDoc.class::cast).orElseGet(() -> made(opened));
        };
    }

    /** The first of the files that all rests on which is not there or not read; what is no draft is not read here. */
    private static Optional<PackageDoc.Refused> refused(PackageTree.Reading.Opened opened) {
        Places places = new Places(opened.paths());
        Optional<Finding> lacking = Stream.of(PackageTree.DESCRIPTOR, PackageTree.INSTALL)
                .flatMap(file -> Optional.ofNullable(opened.lacking().get(file)).stream())
                .findFirst();
        Optional<Json> draft = opened.tree().get(PackageTree.DESCRIPTOR);
        if (lacking.isPresent() || draft.isEmpty()) {
            Finding finding = lacking.orElseGet(
                    () -> new Finding("12.2-1", Level.ERROR, "/" + PackageTree.DESCRIPTOR, PackageTree.MISSING));
            return Optional.of(new PackageDoc.Refused(places.in(finding, Level.ERROR)));
        }
        return Node.root(draft.get())
                .member("subject")
                .filter(at -> !at.isNull())
                .map(at -> new PackageDoc.Refused(new Finding(
                        "12.1-1",
                        Level.ERROR,
                        opened.paths().descriptor() + "#" + at.at(),
                        "the Descriptor in a package is a draft and names no subject; take it out")));
    }

    private static PackageDoc made(PackageTree.Reading.Opened opened) {
        return readable(
                opened,
                opened.tree().get(PackageTree.DESCRIPTOR).orElseThrow(),
                opened.tree().get(PackageTree.MANIFEST).orElseThrow());
    }

    /** A document that a reader with the usual limits refuses is written for nobody: a short draft can make a long one. */
    private static PackageDoc readable(PackageTree.Reading.Opened opened, Json draft, Json manifest) {
        PackageDoc.Made made = made(opened, draft, manifest);
        return switch (new JsonParser(Limits.standard()).parse(made.bytes())) {
            case JsonReading.Parsed parsed -> made;
            case JsonReading.Malformed malformed ->
                new PackageDoc.Refused(new Finding(
                        "13.4-2",
                        Level.ERROR,
                        opened.paths().descriptor(),
                        "readers would refuse the document that is made of it: " + malformed.why()));
        };
    }

    private static PackageDoc.Made made(PackageTree.Reading.Opened opened, Json draft, Json manifest) {
        Reading described = read(DESCRIPTOR, KnownKind.AGENT_DESCRIPTOR, draft);
        Reading packaged = read(PACKAGE, KnownKind.PLUGIN_PACKAGE, manifest);
        PackageSections parts = new PackageSections(described.says(), packaged.says());
        Sections sections = parts.carried();
        AgentDoc doc = new AgentDoc(
                new About.PackageIdentity(
                        packaged.names().name(), packaged.names().agentVersion()),
                Optional.empty(),
                FORMAT,
                Optional.empty(),
                Optional.empty(),
                List.of(
                        source(described, opened.paths().descriptor(), opened.files()),
                        source(packaged, PackageTree.MANIFEST, opened.files())),
                List.of(),
                sections,
                notStated(sections),
                parts.disagreements(),
                List.of());
        Places places = new Places(opened.paths());
        List<Finding> findings = new ArrayList<>();
        opened.findings().forEach(finding -> findings.add(places.in(finding, Level.ERROR)));
        Stream.of(described.findings(), packaged.findings(), parts.left())
                .flatMap(List::stream)
                .forEach(finding -> findings.add(places.in(finding, finding.level())));
        return new PackageDoc.Made(doc, JsonPretty.of(AgentDocWriter.write(doc)), opened, findings);
    }

    private static Reading read(SourceId id, KnownKind kind, Json tree) {
        return Readers.read(new Input(id, kind, Node.root(tree), Optional.empty()));
    }

    private static Source source(Reading reading, String path, PackageFiles files) {
        Bytes bytes = files.bytes(path).orElseThrow();
        return new Source.Document(
                reading.id(),
                SourceKind.of(reading.kind()),
                new Source.Place.Path(path),
                Optional.empty(),
                Optional.of(Digest.of(bytes)),
                reading.names().agentVersion(),
                SourceSignature.of(SignatureState.UNSIGNED),
                Optional.empty(),
                false);
    }

    /** What no package says, by name: the subject and the signatures too, since a reader may look for them (13.4). */
    private static List<String> notStated(Sections sections) {
        List<String> paths = new ArrayList<>();
        paths.add("subject");
        Silences.of(sections).stream().map(MemberPath::toString).forEach(paths::add);
        paths.add("signatures");
        return paths;
    }
}
