package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.WellKnownSite;
import io.agentdoc.renderer.site.Written;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Publishes the one agent of a host. */
final class WellKnownPublisher implements Publisher {
    private static final String DOCUMENT = ".well-known/agentdoc.json";
    private static final String PAGE = ".well-known/agentdoc/index.html";

    private final WellKnownSite site;
    private final Path out;
    private final boolean mirrors;

    /** @param mirrors whether public sources are served beside the document */
    WellKnownPublisher(WellKnownSite site, Path out, boolean mirrors) {
        this.site = site;
        this.out = out;
        this.mirrors = mirrors;
    }

    @Override
    public Optional<Instant> begin(Instant now) {
        return site.begin(now);
    }

    @Override
    public Optional<Bytes> standing(String id) {
        return StandingFile.read(out.resolve(DOCUMENT));
    }

    @Override
    public Reports.Files publish(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Published published -> written(published.written(), Served.of(published));
            case Outcome.Unchanged unchanged -> written(JsonDocument.read(unchanged.json()), Served.of(unchanged));
            case Outcome.Withheld withheld -> without(withheld.onlyUnreachable());
            case Outcome.NothingFound nothing -> without(nothing.onlyUnreachable());
        };
    }

    private Reports.Files written(JsonDocument json, Served served) {
        if (site.agent(json, served.circulation().listed()).isEmpty()) {
            throw new IllegalStateException("the document is none to its own renderer");
        }
        List<Finding> findings = served.to(site::descriptors, mirrors ? Optional.of(site::mirror) : Optional.empty());
        return new Reports.Files(Optional.of(DOCUMENT), Optional.of(PAGE), findings);
    }

    private Reports.Files without(boolean stays) {
        if (stays) {
            standing("").ifPresent(site::agent);
            if (mirrors) {
                site.keepSources();
            }
        }
        return Reports.Files.none();
    }

    @Override
    public Written finish() {
        return site.finish();
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
