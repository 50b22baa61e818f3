package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.renderer.site.DirectorySite;
import io.agentdoc.renderer.site.Written;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Publishes a directory of agents. */
final class DirectoryPublisher implements Publisher {
    private final DirectorySite site;
    private final Path out;
    private final Iterable<String> others;
    private final boolean mirrors;

    /**
     * @param others those of the directory that this run leaves alone
     * @param mirrors whether public sources are served beside the documents
     */
    DirectoryPublisher(DirectorySite site, Path out, Iterable<String> others, boolean mirrors) {
        this.site = site;
        this.out = out;
        this.others = others;
        this.mirrors = mirrors;
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        return site.begin(now);
    }

    @Override
    public Optional<Bytes> standing(String id) {
        return StandingFile.read(out.resolve(site.document(id)));
    }

    @Override
    public Reports.Files publish(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Published published -> written(published.id(), published.written(), Served.of(published));
            case Outcome.Unchanged unchanged ->
                written(unchanged.id(), JsonDocument.read(unchanged.json()), Served.of(unchanged));
            case Outcome.Withheld withheld -> without(withheld.id(), withheld.onlyUnreachable());
            case Outcome.NothingFound nothing -> without(nothing.id(), nothing.onlyUnreachable());
        };
    }

    private Reports.Files written(String id, JsonDocument json, Served served) {
        ListingRow row = site.agent(id, json, served.circulation().listed())
                .orElseThrow(() -> new IllegalStateException("the document of " + id + " is none to its own renderer"));
        List<Finding> findings = served.to(
                (copies, at) -> site.descriptors(id, copies, at),
                mirrors ? Optional.of(source -> site.mirror(id, source)) : Optional.empty());
        Optional<Reports.Left> left =
                row.assembledAt().flatMap(at -> site.left(id).map(bytes -> new Reports.Left(at, bytes)));
        return new Reports.Files(Optional.of(site.document(id)), Optional.of(site.page(id)), findings, left);
    }

    @Override
    public boolean hold(String id, Bytes left) {
        return site.hold(id, left);
    }

    @Override
    public void holdLists(Bytes left) {
        site.holdLists(left);
    }

    @Override
    public Optional<Bytes> leftLists() {
        return site.leftLists();
    }

    /** Old files stay where hosts were only silent, and are taken away at the end where they were not. */
    private Reports.Files without(String id, boolean stays) {
        if (stays) {
            keep(id);
        }
        return Reports.Files.none();
    }

    @Override
    public Written finish() {
        others.forEach(this::keep);
        return site.finish();
    }

    private void keep(String id) {
        if (site.keep(id) && mirrors) {
            site.keepSources(id);
        }
    }

    @Override
    public void settle() {
        site.settle();
    }

    @Override
    public void close() {
        site.close();
    }
}
