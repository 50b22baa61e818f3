package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Site;
import io.agentdoc.renderer.site.Slugs;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The pages for people of the packages of a run, each saying at its head that it is a package's and no agent's: of one
 * package {@code DIR/index.html}, of several {@code DIR/SLUG/index.html}.
 */
final class PackagePages {
    private final Path typed;
    private final Path folder;
    private final Optional<Slugs> slugs;

    PackagePages(World world, Path typed, List<PackageTarget> targets) {
        this.typed = typed;
        this.folder = world.path(typed).toAbsolutePath();
        if (folder.getFileName() == null) {
            throw new OperatorFault("A page needs a folder of its own; type --page DIR.");
        }
        boolean several = targets.stream().anyMatch(target -> !target.within().isEmpty());
        this.slugs = several
                ? Optional.of(
                        Slugs.of(targets.stream().map(PackageTarget::within).toList()))
                : Optional.empty();
    }

    /** Where a package's page goes, as the folder was typed. */
    String name(PackageTarget target) {
        Path page = slugs.map(all -> typed.resolve(all.get(target.within()))).orElse(typed);
        return page.resolve("index.html").toString().replace('\\', '/');
    }

    void write(PackageTarget target, Bytes json) {
        if (slugs.isPresent()) {
            Site.pages(folder, Words.english()).among(slugs.get().get(target.within()), json);
            return;
        }
        Site.pages(Objects.requireNonNull(folder.getParent()), Words.english())
                .alone(folder.getFileName().toString(), json, Optional.empty());
    }
}
