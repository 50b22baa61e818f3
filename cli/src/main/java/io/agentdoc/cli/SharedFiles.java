package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.AgentFiles;
import io.agentdoc.renderer.site.Remark;
import io.agentdoc.renderer.site.SiteSettings;
import io.agentdoc.renderer.site.Standing;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Writes the files of one agent after another where many processes build a directory. */
final class SharedFiles {
    private final AgentFiles files;
    private final boolean mirrors;

    /** @param mirrors whether sources are served again */
    SharedFiles(SiteSettings site, boolean mirrors) {
        this.files = new AgentFiles(site);
        this.mirrors = mirrors;
    }

    /** Writes what an agent's run ended in. */
    Written write(Outcome outcome, String slug, boolean wasListed, Standing out) {
        return switch (outcome) {
            case Outcome.Published published -> write(slug, published.json(), Served.of(published), out);
            case Outcome.Unchanged unchanged -> write(slug, unchanged.json(), Served.of(unchanged), out);
            case Outcome.Withheld withheld -> without(slug, withheld.onlyUnreachable(), wasListed, out);
            case Outcome.NothingFound nothing -> without(slug, nothing.onlyUnreachable(), wasListed, out);
        };
    }

    /**
     * What came of it.
     *
     * @param assembled when the document that stands says it was assembled
     */
    record Written(Optional<AgentFiles.Left> left, boolean listed, Reports.Files files, Optional<Instant> assembled) {
        static final Written NONE = new Written(Optional.empty(), false, Reports.Files.none(), Optional.empty());
    }

    private Written write(String slug, Bytes json, Served served, Standing out) {
        boolean listed = served.circulation().listed();
        Kept kept = new Kept();
        List<Finding> findings = served.to(
                (copies, at) -> kept.keep(files.write(slug, json, listed, copies, at, out), at),
                mirrors ? Optional.of(source -> out.write(AgentFiles.mirror(source), source)) : Optional.empty());
        var told =
                new Reports.Files(Optional.of(AgentFiles.document(slug)), Optional.of(AgentFiles.page(slug)), findings);
        return new Written(kept.left, listed, told, kept.assembled);
    }

    /** What comes out of a document's being served. */
    private static final class Kept {
        private Optional<AgentFiles.Left> left = Optional.empty();
        private Optional<Instant> assembled = Optional.empty();

        private List<Remark> keep(Optional<AgentFiles.Left> written, Instant at) {
            left = written;
            assembled = Optional.of(at);
            return written.orElseThrow(() -> new IllegalStateException("the document is none to its own renderer"))
                    .remarks();
        }
    }

    /** Old files stay where hosts were only silent. */
    private Written without(String slug, boolean stays, boolean wasListed, Standing out) {
        Optional<AgentFiles.Left> left = stays ? files.keep(slug, wasListed, out) : Optional.empty();
        if (left.isEmpty()) {
            files.keepShelf(slug, out);
        }
        return new Written(left, wasListed, Reports.Files.none(), Optional.empty());
    }
}
