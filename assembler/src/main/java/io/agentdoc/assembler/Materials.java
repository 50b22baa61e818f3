package io.agentdoc.assembler;

import io.agentdoc.assembler.assemble.Material;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.Obtained;
import io.agentdoc.assembler.gather.Sought;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.ObservationFile;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.assembler.read.WorkspaceDescription;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.Verification;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Verifies and reads what was gathered: the tree that was verified is the tree that is read. */
public final class Materials {
    private static final Set<String> PAGES =
            Set.of("interface-definition", "roles-declaration", "listing", "reputation-report");
    private static final String A_VIEW = "it is an AgentDoc, which is a view of sources and never one itself";
    private static final SignatureCheck A_PAGE =
            new SignatureCheck.NotChecked("it is a page for people, in which this assembler reads nothing");
    private static final Set<KnownKind> SHOWN_AGAIN =
            Set.of(KnownKind.AGENT_DESCRIPTOR, KnownKind.A2A_CARD, KnownKind.AGENT_MANIFEST);

    private final Verifier verifier;

    public Materials(Verifier verifier) {
        this.verifier = verifier;
    }

    /** What came of it: what may be assembled from, what was sought in vain, and every source's end for the report. */
    public record Read(
            List<Material> materials,
            List<Unavailable> unavailable,
            List<SourceOutcome> outcomes,
            List<Finding> findings,
            List<SourceCopy> copies) {}

    public Read read(Gathered gathered) {
        Collected into = new Collected();
        Verifier withKeys = verifier.and(gathered.keys().byUrl());
        gathered.unavailable().forEach(into::sought);
        gathered.obtained().forEach(source -> read(source, withKeys, into));
        return into.read();
    }

    private static void read(Obtained source, Verifier verifier, Collected into) {
        boolean archive = source.ref()
                        .kind()
                        .known()
                        .filter(KnownKind.PLUGIN_PACKAGE::equals)
                        .isPresent()
                && PackageFiles.isArchive(source.fetched().bytes());
        if (archive) {
            readArchive(source, into);
        } else {
            readDocument(source, verifier, into);
        }
    }

    /** A package has no signature of its own; its files are read as the members of one object. */
    private static void readArchive(Obtained source, Collected into) {
        switch (PackageTree.read(source.fetched().bytes(), Limits.standard())) {
            case PackageTree.Reading.Opened opened -> {
                SignatureCheck unsigned = new SignatureCheck.Unsigned(Optional.empty());
                into.material(material(source, unsigned, opened.tree(), Optional.of(opened.files())), source);
                into.packageFindings(source, opened.findings());
            }
            case PackageTree.Reading.Refused refused -> into.unreadable(source, refused.why());
        }
    }

    private static void readDocument(Obtained source, Verifier verifier, Collected into) {
        Verification verification = verifier.verify(
                source.ref().kind(),
                source.fetched().bytes(),
                source.ref().expected(),
                source.ref().at().known());
        switch (verification.reading()) {
            case JsonReading.Parsed(JsonObject root) when root.has("agentdoc") -> into.unreadable(source, A_VIEW);
            case JsonReading.Parsed(Json root)
            when WorkspaceDescription.isOne(Node.root(root)) -> into.unreadable(source, WorkspaceDescription.REFUSED);
            case JsonReading.Parsed(Json root) ->
                notListed(source, root)
                        .ifPresentOrElse(
                                why -> into.unreadable(source, why),
                                () -> into.material(
                                        material(source, verification.signature(), root, Optional.empty()), source));
            case JsonReading.Malformed malformed
            when isForPeople(source) ->
                into.material(material(source, A_PAGE, JsonObject.empty(), Optional.empty()), source);
            case JsonReading.Malformed(String why, long line, long column) ->
                into.unreadable(source, why + " (line " + line + ", column " + column + ")");
        }
    }

    /** Why a source that is listed by what it says, and not by where it lies, can't be. */
    private static Optional<String> notListed(Obtained source, Json root) {
        return source.ref()
                .kind()
                .known()
                .filter(KnownKind.OBSERVATION::equals)
                .flatMap(observation -> ObservationFile.refused(Node.root(root)));
    }

    /**
     * Whether this is a publication for people of a kind that is published so: it was had, and is listed, though nothing
     * can be read in it (9.5, decision 37).
     */
    private static boolean isForPeople(Obtained source) {
        return PAGES.contains(source.ref().kind().text())
                && source.fetched().bytes().display().stripLeading().startsWith("<");
    }

    private static Material material(
            Obtained source, SignatureCheck signature, Json root, Optional<PackageFiles> files) {
        FetchOutcome.Fetched fetched = source.fetched();
        Optional<String> url = source.ref().at().known();
        Optional<Reading> reading = source.ref().kind().known().map(kind -> read(source, kind, root));
        return new Material(
                source.ref(),
                url,
                source.ref().at() instanceof Location.LocalFile file ? file.name() : "",
                fetched.fetchedAt(),
                fetched.via() == FetchOutcome.Via.GIVEN,
                fetched.digest(),
                root,
                files,
                reading.map(all -> covering(signature, all, source)).orElse(signature),
                reading);
    }

    private static Reading read(Obtained source, KnownKind kind, Json root) {
        return Readers.read(new Input(
                source.ref().id(), kind, Node.root(root), source.ref().at().known()));
    }

    /**
     * Whether a signature covers all that is carried: what it leaves out is taken away and the rest read again. Where the
     * two readings differ, something is carried that nobody signed.
     */
    private static SignatureCheck covering(SignatureCheck signature, Reading all, Obtained source) {
        if (signature instanceof SignatureCheck.Covers covers) {
            Reading signed = read(source, all.kind(), covers.coverage().signed());
            return all.saysTheSameAs(signed) ? covers : covers.inPart();
        }
        return signature;
    }

    /** Gathers the ends of all sources of one agent. */
    private static final class Collected {
        private final List<Material> materials = new ArrayList<>();
        private final List<Unavailable> unavailable = new ArrayList<>();
        private final List<SourceOutcome> outcomes = new ArrayList<>();
        private final List<Finding> findings = new ArrayList<>();
        private final List<SourceCopy> copies = new ArrayList<>();

        void sought(Sought sought) {
            Unavailable missing = sought.unavailable();
            unavailable.add(missing);
            outcomes.add(new SourceOutcome(
                    missing.id(),
                    missing.kind(),
                    missing.url(),
                    missing.outcome().toString(),
                    Optional.empty(),
                    SignatureState.NOT_CHECKED,
                    Optional.of(missing.why())));
            note("9.10-2", missing.id().text(), missing.outcome() + ": " + missing.why());
        }

        void material(Material material, Obtained source) {
            materials.add(material);
            if (isPublic(source)) {
                copies.add(new SourceCopy(
                        material.id(),
                        material.kind(),
                        material.digest(),
                        source.fetched().bytes(),
                        material.tree(),
                        material.signature().state()));
            }
            outcomes.add(new SourceOutcome(
                    material.id(),
                    material.kind(),
                    material.url().orElse(material.path()),
                    source.fetched().via().text(),
                    Optional.of(material.digest()),
                    material.signature().state(),
                    source.fetched().note().or(() -> material.signature().sentence())));
            if (material.hasFailed()) {
                note(
                        "8.1-5",
                        material.id().text(),
                        material.signature().sentence().orElse("its signature failed"));
            }
        }

        void packageFindings(Obtained source, List<Finding> inside) {
            inside.forEach(finding -> findings.add(new Finding(
                    finding.rule(), finding.level(), source.ref().id() + "#" + finding.place(), finding.message())));
        }

        void unreadable(Obtained source, String why) {
            Instant since = source.fetched().since();
            Unavailable missing = new Unavailable(
                    source.ref().id(),
                    source.ref().kind(),
                    place(source),
                    Optional.of(since),
                    Unavailable.Outcome.UNREADABLE,
                    why);
            unavailable.add(missing);
            outcomes.add(new SourceOutcome(
                    missing.id(),
                    missing.kind(),
                    missing.url(),
                    source.fetched().via().text(),
                    Optional.of(source.fetched().digest()),
                    SignatureState.NOT_CHECKED,
                    Optional.of(why)));
            note("6.4-1", missing.id().text(), "unreadable: " + why);
        }

        Read read() {
            return new Read(
                    List.copyOf(materials),
                    List.copyOf(unavailable),
                    outcomes.stream()
                            .sorted(java.util.Comparator.comparing(SourceOutcome::id))
                            .toList(),
                    List.copyOf(findings),
                    List.copyOf(copies));
        }

        /** Descriptors, cards and registrations, and never what was had by showing a secret, now or when it was kept. */
        private static boolean isPublic(Obtained source) {
            boolean isSecret = source.fetched().withBearer()
                    || (source.ref().at() instanceof Location.Url there && there.isGuarded());
            return !isSecret
                    && source.ref().kind().known().filter(SHOWN_AGAIN::contains).isPresent();
        }

        private void note(String rule, String place, String message) {
            findings.add(new Finding(rule, Level.WARNING, place, message));
        }

        private static String place(Obtained source) {
            return source.ref().at() instanceof Location.LocalFile file
                    ? file.name()
                    : source.ref().at().known().orElse("");
        }
    }
}
