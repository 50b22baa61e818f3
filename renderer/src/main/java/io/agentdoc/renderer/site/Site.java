package io.agentdoc.renderer.site;

import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.templates.words.Words;
import java.nio.file.Path;
import java.util.Optional;

/** The forms in which pages are written. */
public final class Site {
    private Site() {}

    /** A directory of any number of agents, whose entries have these ids. */
    public static DirectorySite directory(Path out, SiteSettings settings, Iterable<String> ids) {
        return directory(out, settings, ids, Optional.empty());
    }

    /** The same; with somebody to hear of every difference, nothing is written. The ids are asked for once. */
    public static DirectorySite directory(
            Path out, SiteSettings settings, Iterable<String> ids, Optional<Drift> drift) {
        Scratch scratch = Output.scratch(out, drift);
        try {
            return new DirectorySite(out, settings, ids, drift, scratch);
        } catch (RuntimeException refused) {
            scratch.close();
            throw refused;
        }
    }

    /** An operator's own folder, of exactly one agent, written below {@code .well-known/} only. */
    public static WellKnownSite wellKnown(Path out, SiteSettings settings) {
        return wellKnown(out, settings, Optional.empty());
    }

    /** The same; with somebody to hear of every difference, nothing is written. */
    public static WellKnownSite wellKnown(Path out, SiteSettings settings, Optional<Drift> drift) {
        return new WellKnownSite(out, settings, drift);
    }

    /** Pages in a folder that is no site. */
    public static LoosePages pages(Path out, Words words) {
        return new LoosePages(out, words);
    }
}
