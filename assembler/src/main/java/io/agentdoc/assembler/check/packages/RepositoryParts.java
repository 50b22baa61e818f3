package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Quoted;
import io.agentdoc.assembler.repository.RepositoryManifest;
import java.util.List;
import java.util.Optional;

/** The manifest says its format, names a package and a document, and every path that it names exists inside (13.3). */
final class RepositoryParts implements RepositoryRule {
    private static final String RULE = "13.3-1";
    private static final String REQUIRED = "13.2-1";
    private static final String NO_LINK = "; a link does not count";

    @Override
    public void check(InspectedRepository repository, Found into) {
        Optional<Spot> manifest = repository.manifest();
        if (manifest.isEmpty()) {
            missing(repository, into);
            return;
        }
        if (!manifest.get().says("format", RepositoryManifest.FORMAT)) {
            into.error(
                    RULE,
                    manifest.get().place("format"),
                    "it does not say \"format\": \"" + RepositoryManifest.FORMAT + "\"");
        }
        for (String member : List.of("package", "agentdoc")) {
            if (!manifest.get().has(member)) {
                into.error(RULE, manifest.get().place(member), "the manifest must name it, relative to the repository");
            }
        }
        for (String member : List.of("package", "agentdoc", "tests", "source")) {
            manifest.get().member(member).ifPresent(path -> path(repository, path, into));
        }
        for (String member : List.of("depot", "listing")) {
            manifest.get()
                    .member(member)
                    .filter(address ->
                            address.text().filter(text -> !text.isEmpty()).isEmpty())
                    .ifPresent(address -> into.error(
                            RULE,
                            address,
                            "it is " + address.typeName()
                                    + " where an address is due; absent, it says that there is none"));
        }
    }

    private static void missing(InspectedRepository repository, Found into) {
        String file = RepositoryManifest.FILE;
        if (repository.files().bytes(file).isEmpty()) {
            into.error(REQUIRED, file, "there is no such file, which says that this is an agent repository");
        } else {
            into.error(
                    RULE,
                    file,
                    repository
                            .all()
                            .malformed(file)
                            .map(broken -> "it " + PackageTree.unread(broken))
                            .orElse("an object is due"));
        }
    }

    private static void path(InspectedRepository repository, Spot path, Found into) {
        Optional<String> inside = repository.path(path.name());
        if (inside.isEmpty()) {
            into.error(RULE, path, "it names no place inside the repository");
            return;
        }
        String named = inside.get();
        switch (path.name()) {
            case "package" -> {
                if (!repository.hasFolder(named)) {
                    into.error(REQUIRED, path, "the repository has no folder " + Quoted.name(named) + NO_LINK);
                }
            }
            case "agentdoc" -> {
                if (!repository.hasFile(named)) {
                    into.error(REQUIRED, path, "the repository has no file " + Quoted.name(named) + NO_LINK);
                }
            }
            default -> {
                if (!repository.hasFile(named) && !repository.hasFolder(named)) {
                    into.error(RULE, path, "the repository has no file or folder " + Quoted.name(named) + NO_LINK);
                }
            }
        }
    }
}
