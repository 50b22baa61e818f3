package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.packages.Quoted;
import java.util.Set;

/**
 * The commit that a version was published from carries that version as a tag (13.7).
 *
 * <p>Looked for where the manifest names a depot and the folder is under version control; a tag may have a {@code v} or
 * the package's name before the version.
 */
final class VersionTag implements RepositoryRule {
    @Override
    public void check(InspectedRepository repository, Found into) {
        boolean published =
                repository.manifest().filter(manifest -> manifest.has("depot")).isPresent();
        if (published && repository.tags().isPresent()) {
            repository
                    .packed()
                    .manifest()
                    .ifPresent(manifest -> manifest.text("version")
                            .filter(version -> !isTagged(
                                    version,
                                    manifest.text("name").orElse(""),
                                    repository.tags().get()))
                            .ifPresent(version -> into.warning(
                                    "13.7-2",
                                    repository.packageFolder() + manifest.place("version"),
                                    "no tag is called " + Quoted.name(version)
                                            + "; tag the commit that this version is published from")));
        }
    }

    private static boolean isTagged(String version, String name, Set<String> tags) {
        return tags.stream()
                .anyMatch(tag -> tag.equals(version)
                        || tag.equals("v" + version)
                        || tag.equals(name + "-" + version)
                        || tag.equals(name + "-v" + version)
                        || tag.equals(name + "@" + version)
                        || tag.equals(name + "/" + version)
                        || tag.equals(name + "/v" + version));
    }
}
