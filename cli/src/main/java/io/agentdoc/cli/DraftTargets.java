package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.check.Recognition;
import io.agentdoc.assembler.check.Target;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.draft.DraftSource;
import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Opens what a draft is to be made from, a file, a folder, an archive or a URL, and tells what each is. */
final class DraftTargets implements AutoCloseable {
    private static final PackageLimits LIMITS = PackageLimits.standard();
    private static final String DESCRIPTOR = "descriptor.json";

    private final World world;
    private final FetchPolicy policy;
    private final Moment moment;
    private final Fetcher fetcher;

    DraftTargets(World world, CommonOptions options) {
        this.world = world;
        this.policy = FetchPolicies.of(Configuration.none());
        this.moment = Moment.of(world, options);
        Path folder = CacheFolder.of(world, options);
        boolean writes = !options.dryRun && !options.offline;
        SourceCache cache = writes ? SourceCache.at(folder) : SourceCache.readOnly(folder);
        this.fetcher = Fetchers.of(policy, cache, options, moment.at());
    }

    /** The documents of one source: of a package its manifest and the draft in it. */
    List<DraftSource> open(String typed) {
        if (typed.startsWith("https://") || typed.startsWith("http://")) {
            return bytes(typed, fetched(typed));
        }
        Path path = world.path(Path.of(typed));
        if (Files.isDirectory(path)) {
            return switch (PackagePlace.of(path)) {
                case PackagePlace.Refused refused ->
                    throw new OperatorFault("The folder " + typed + ": " + refused.why()
                            + "; name a package's folder, or the files one by one.");
                case PackagePlace place -> files(typed, place.files(LIMITS));
            };
        }
        return bytes(typed, file(typed, path));
    }

    private Bytes fetched(String url) {
        moment.datesNoFetchFalsely(policy, url);
        return switch (Fetchers.have(fetcher, Ask.of("draft", url))) {
            case FetchOutcome.Fetched fetched -> fetched.bytes();
            case FetchOutcome.Lacking lacking ->
                throw new OperatorFault(url + " was not had (" + lacking.outcome() + ": " + lacking.why()
                        + "), and no draft was made; type the same command again later, or name a file in its place.");
        };
    }

    private List<DraftSource> bytes(String name, Bytes bytes) {
        return PackageFiles.isArchive(bytes)
                ? files(name, PackageFiles.of(bytes, LIMITS))
                : List.of(document(name, json(name, bytes)));
    }

    private static List<DraftSource> files(String name, FilesReading reading) {
        return switch (reading) {
            case FilesReading.Refused refused ->
                throw new OperatorFault(name + " cannot be opened as a package: " + refused.why() + "; name another.");
            case FilesReading.Opened(PackageFiles files) -> opened(name, files);
        };
    }

    private static List<DraftSource> opened(String name, PackageFiles files) {
        String wrapper = files.wrapper(PackageTree.MANIFEST);
        Bytes manifest = files.bytes(wrapper + PackageTree.MANIFEST)
                .orElseThrow(() -> new OperatorFault(
                        name + " has no " + PackageTree.MANIFEST + ", so it is no package; name another."));
        List<DraftSource> sources = new ArrayList<>();
        files.bytes(wrapper + DESCRIPTOR)
                .ifPresent(bytes -> sources.add(new DraftSource(
                        name + "/" + DESCRIPTOR, KnownKind.AGENT_DESCRIPTOR, json(name + "/" + DESCRIPTOR, bytes))));
        String manifestName = name + "/" + PackageTree.MANIFEST;
        sources.add(new DraftSource(manifestName, KnownKind.PLUGIN_PACKAGE, json(manifestName, manifest)));
        return sources;
    }

    private static DraftSource document(String name, Json root) {
        Optional<TargetKind> kind = Recognition.of(new Target.Document(name, Bytes.empty(), root));
        if (kind.filter(TargetKind.AGENTDOC::equals).isPresent()) {
            throw new OperatorFault(name + " is an AgentDoc, and a view never becomes a source again; name what it was"
                    + " assembled from.");
        }
        Optional<KnownKind> known = isRegistration(Node.root(root))
                ? Optional.of(KnownKind.AGENT_MANIFEST)
                : kind.flatMap(DraftTargets::kind).or(() -> manifest(Node.root(root)));
        return new DraftSource(
                name,
                known.orElseThrow(() -> new OperatorFault(name + " is none of what a draft is made from; name a card, a"
                        + " registration or Pond manifest, a package or a Descriptor.")),
                root);
    }

    private static Optional<KnownKind> kind(TargetKind kind) {
        return switch (kind) {
            case DESCRIPTOR -> Optional.of(KnownKind.AGENT_DESCRIPTOR);
            case CARD -> Optional.of(KnownKind.A2A_CARD);
            case POND -> Optional.of(KnownKind.POND_MANIFEST);
            default -> Optional.empty();
        };
    }

    /** A registration names its agent by id and has members that neither a card nor a Descriptor has. */
    private static boolean isRegistration(Node root) {
        boolean named = root.text("id").isPresent() || root.text("agent_id").isPresent();
        boolean registered = root.text("endpoint").isPresent()
                || root.member("node").isPresent()
                || root.member("public").isPresent();
        return named && registered && root.member("protocol").isEmpty();
    }

    /** A package's manifest alone. */
    private static Optional<KnownKind> manifest(Node root) {
        boolean plugin = root.text("name").isPresent()
                && (root.member("$schema").isPresent()
                        || root.member("extensions").filter(Node::isObject).isPresent());
        return plugin ? Optional.of(KnownKind.PLUGIN_PACKAGE) : Optional.empty();
    }

    private static Json json(String name, Bytes bytes) {
        return switch (new JsonParser(Limits.standard()).parse(bytes)) {
            case JsonReading.Parsed parsed -> parsed.root();
            case JsonReading.Malformed malformed ->
                throw new OperatorFault(name + ":" + malformed.line() + ":" + malformed.column()
                        + ": this is not JSON: " + malformed.why() + "; mend it, or name another.");
        };
    }

    private static Bytes file(String typed, Path file) {
        if (!Files.exists(file)) {
            throw new OperatorFault("There is no file " + typed + "; name a file, a folder, an archive or a URL.");
        }
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LIMITS.maxArchiveBytes() + 1);
            if (bytes.length > LIMITS.maxArchiveBytes()) {
                throw new OperatorFault(typed + " has more than " + LIMITS.maxArchiveBytes()
                        + " bytes, which nothing has that a draft is made from; name another.");
            }
            return Bytes.own(bytes);
        } catch (IOException e) {
            throw new OperatorFault("The file " + typed + " cannot be read; check who may read it.", e);
        }
    }

    @Override
    public void close() {
        fetcher.close();
    }
}
