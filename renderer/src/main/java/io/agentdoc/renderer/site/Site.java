package io.agentdoc.renderer.site;

import java.nio.file.Path;
import java.util.Collection;

/** The two forms a site can have. */
public final class Site {
    private Site() {}

    /** A directory of any number of agents, whose entries have these ids. */
    public static DirectorySite directory(Path out, SiteSettings settings, Collection<String> ids) {
        return new DirectorySite(out, settings, Slugs.of(ids));
    }

    /** An operator's own folder, of exactly one agent, written below {@code .well-known/} only. */
    public static WellKnownSite wellKnown(Path out, SiteSettings settings) {
        return new WellKnownSite(out, settings);
    }
}
