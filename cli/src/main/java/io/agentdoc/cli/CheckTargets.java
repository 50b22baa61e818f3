package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.assembler.check.Checking;
import io.agentdoc.assembler.check.ListedSources;
import io.agentdoc.assembler.check.Surroundings;
import io.agentdoc.assembler.check.Target;
import io.agentdoc.assembler.check.TargetKind;
import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.packages.FilesReading;
import io.agentdoc.assembler.packages.PackageFiles;
import io.agentdoc.assembler.packages.PackageLimits;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.repository.GitTags;
import io.agentdoc.assembler.repository.PackagePlace;
import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.assembler.repository.RepositoryReading;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.report.Checked;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Opens what a command line names, a file, a folder, an archive or a URL, and has it checked. */
final class CheckTargets implements AutoCloseable {
    private static final PackageLimits LIMITS = PackageLimits.standard();
    private static final String WELL_KNOWN = ".well-known/";
    private static final String SERVED = WELL_KNOWN + "agentdoc.json";

    private final World world;
    private final Optional<TargetKind> as;
    private final FetchPolicy policy;
    private final Moment moment;
    private final Fetcher fetcher;
    private final Checking checking;
    private int unreached;

    /** @param configuration whose settings of fetching and whose keys for cards hold here */
    CheckTargets(
            World world,
            CommonOptions options,
            Optional<TargetKind> as,
            Configuration configuration,
            CardKeys cardKeys) {
        this.world = world;
        this.as = as;
        this.policy = FetchPolicies.of(configuration);
        this.moment = Moment.of(world, options);
        Path folder = CacheFolder.of(world, options);
        boolean writes = !options.dryRun && !options.offline;
        SourceCache cache = writes ? SourceCache.at(folder) : SourceCache.readOnly(folder);
        this.fetcher = Fetchers.of(policy, cache, options, moment.at());
        this.checking = new Checking(
                new ListedSources(cache, fetcher), as, SignatureRules.with(cardKeys), Optional.of(moment.at()));
    }

    /** Looks, before anything is opened, whether every path that was typed leads anywhere. */
    void seek(List<String> typed) {
        for (String one : typed.stream().filter(one -> !isUrl(one)).toList()) {
            Path path = world.path(Path.of(one));
            if (Files.isSymbolicLink(path) && !Files.exists(path)) {
                throw new OperatorFault("The link " + one + " leads nowhere; mend it, or leave it out.");
            }
            if (!Files.exists(path)) {
                throw new OperatorFault("There is no file " + one + "; name a file, a folder, an archive or a URL.");
            }
        }
    }

    private static boolean isUrl(String typed) {
        return typed.startsWith("https://") || typed.startsWith("http://");
    }

    Checked check(String typed) {
        if (isUrl(typed)) {
            return fetched(typed);
        }
        Path path = world.path(Path.of(typed));
        if (Files.isDirectory(path)) {
            return folder(typed, path);
        }
        return read(typed, path)
                .map(bytes -> bytes(typed, bytes, beside(path)))
                .orElseGet(() -> checking.refused(typed, "it has more than " + LIMITS.maxArchiveBytes() + " bytes"));
    }

    /** How many of the named URLs no host answered for. */
    int unreached() {
        return unreached;
    }

    private Checked fetched(String url) {
        moment.datesNoFetchFalsely(policy, url);
        return switch (Fetchers.have(
                fetcher, Ask.of(as.map(TargetKind::toString).orElse("agentdoc"), url))) {
            case FetchOutcome.Fetched fetched -> bytes(url, fetched.bytes(), Surroundings.none());
            case FetchOutcome.Lacking lacking -> {
                unreached += lacking.outcome() == Unavailable.Outcome.UNREACHABLE ? 1 : 0;
                yield checking.notHad(url, lacking.outcome() + ": " + lacking.why());
            }
        };
    }

    private static Surroundings beside(Path file) {
        return Optional.ofNullable(file.toAbsolutePath().getParent())
                .<Surroundings>map(FilesBeside::new)
                .orElseGet(Surroundings::none);
    }

    private Checked bytes(String name, Bytes bytes, Surroundings around) {
        return PackageFiles.isArchive(bytes)
                ? files(name, PackageFiles.of(bytes, LIMITS), Optional.empty())
                : checking.document(name, bytes, around);
    }

    private Checked folder(String typed, Path folder) {
        boolean output = as.filter(TargetKind.SITE::equals).isPresent() || (as.isEmpty() && isSite(folder));
        if (output) {
            return checking.target(new Target.Output(typed, new OutputFiles(folder)));
        }
        if (!Files.isReadable(folder) || !Files.isExecutable(folder)) {
            return checking.refused(typed, PackagePlace.UNREADABLE);
        }
        if (as.isEmpty() && !has(folder, RepositoryManifest.FILE) && !has(folder, PackageTree.MANIFEST)) {
            return checking.refused(
                    typed,
                    "the folder has no " + RepositoryManifest.FILE + ", no " + PackageTree.MANIFEST + ", no "
                            + OutputFiles.MANIFEST + " and no " + SERVED
                            + ", so it is no repository, no package and no site");
        }
        boolean repository = as.map(TargetKind.REPOSITORY::equals).orElse(has(folder, RepositoryManifest.FILE));
        return repository
                ? files(typed, RepositoryReading.of(folder), GitTags.of(folder))
                : files(typed, PackageFiles.of(folder, LIMITS), Optional.empty());
    }

    private Checked files(String name, FilesReading reading, Optional<Set<String>> tags) {
        return switch (reading) {
            case FilesReading.Opened(PackageFiles files) -> checking.target(new Target.Files(name, files, tags));
            case FilesReading.Refused refused -> checking.refused(name, refused.why());
        };
    }

    /** A site has its list of files at its root or, where it is one agent's, below its well-known path. */
    private static boolean isSite(Path folder) {
        boolean served = has(folder, SERVED) && !has(folder, RepositoryManifest.FILE);
        return has(folder, OutputFiles.MANIFEST) || has(folder, WELL_KNOWN + OutputFiles.MANIFEST) || served;
    }

    /** A folder of that name is no such file; what else bears it is for whoever opens it to refuse. */
    private static boolean has(Path folder, String file) {
        Path named = folder.resolve(file);
        return Files.exists(named, LinkOption.NOFOLLOW_LINKS) && !Files.isDirectory(named, LinkOption.NOFOLLOW_LINKS);
    }

    /** Nothing where the file has more bytes than anything that is checked. */
    private static Optional<Bytes> read(String typed, Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LIMITS.maxArchiveBytes() + 1);
            return bytes.length > LIMITS.maxArchiveBytes() ? Optional.empty() : Optional.of(Bytes.own(bytes));
        } catch (IOException e) {
            throw new OperatorFault("The file " + typed + " cannot be read; check who may read it.", e);
        }
    }

    @Override
    public void close() {
        fetcher.close();
    }
}
