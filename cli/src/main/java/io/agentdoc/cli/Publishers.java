package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.cli.config.ConfigurationReading;
import io.agentdoc.cli.config.FileRef;
import io.agentdoc.cli.config.Layout;
import io.agentdoc.cli.config.Target;
import io.agentdoc.renderer.site.Assembler;
import io.agentdoc.renderer.site.Drift;
import io.agentdoc.renderer.site.Host;
import io.agentdoc.renderer.site.Serving;
import io.agentdoc.renderer.site.Site;
import io.agentdoc.renderer.site.SiteSettings;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.OwnersWords;
import io.agentdoc.templates.page.Theme;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Chooses where a build's documents go. */
final class Publishers {
    private Publishers() {}

    /** @param assembler who assembles, for the site to tell */
    static Publisher of(
            ConfigurationReading.Read read,
            CommonOptions options,
            Path out,
            Optional<Assembler> assembler,
            Optional<Drift> drift) {
        Configuration configuration = read.configuration();
        SiteSettings settings = settings(configuration.site(), assembler);
        boolean mirrors = configuration.site().mirrorSources();
        Publisher publisher = configuration.site().layout() == Layout.WELL_KNOWN
                ? new WellKnownPublisher(Site.wellKnown(out, settings, drift), out, mirrors)
                : directory(read, settings, options.onlyIds(), out, drift);
        return options.dryRun ? new NoPublisher(publisher) : publisher;
    }

    private static Publisher directory(
            ConfigurationReading.Read read, SiteSettings settings, Set<String> only, Path out, Optional<Drift> drift) {
        return new DirectoryPublisher(
                Site.directory(out, settings, new ConfiguredIds(read), drift),
                out,
                only.isEmpty() ? List.of() : new ConfiguredIds(read, id -> !only.contains(id)),
                read.configuration().site().mirrorSources());
    }

    /** What the owner of a site decides about it. */
    static SiteSettings settings(io.agentdoc.cli.config.Site site, Optional<Assembler> assembler) {
        Words words = Words.in(site.language())
                .orElseThrow(() -> new OperatorFault("site.language is " + site.language()
                        + ", and the site's own words are there in " + String.join(", ", Words.LANGUAGES)
                        + "; type one of these."));
        return new SiteSettings(
                words,
                site.title(),
                site.baseUrl().map(URI::toString),
                site.theme().map(file -> theme(file.path())),
                new Serving(
                        assembler,
                        site.files().map(FileRef::path),
                        site.history().map(FileRef::path),
                        site.pages().map(FileRef::path),
                        host(site.target())),
                new OwnersWords(
                        site.header().map(file -> words("site.header", file.path())),
                        site.footer().map(file -> words("site.footer", file.path()))));
    }

    private static SafeHtml words(String key, Path file) {
        try {
            return switch (OwnersWords.read(Files.readString(file))) {
                case OwnersWords.Reading.Read(SafeHtml words) -> words;
                case OwnersWords.Reading.Refused(String why) ->
                    throw new OperatorFault(key + " " + file.getFileName() + " " + why + ".");
            };
        } catch (IOException unreadable) {
            throw new OperatorFault(key + " " + file.getFileName() + " cannot be read as UTF-8 text.");
        }
    }

    /** What serves the site, as the renderer knows it. */
    static Host host(Target target) {
        return switch (target) {
            case PLAIN -> Host.PLAIN;
            case GITHUB_PAGES -> Host.GITHUB_PAGES;
            case GITLAB_PAGES -> Host.GITLAB_PAGES;
            case CLOUDFLARE_PAGES -> Host.CLOUDFLARE_PAGES;
            case NETLIFY -> Host.NETLIFY;
            case S3 -> Host.S3;
            case NGINX -> Host.NGINX;
            case CADDY -> Host.CADDY;
        };
    }

    private static Theme theme(Path file) {
        try {
            return switch (Theme.read(Files.readString(file), Assets.style())) {
                case Theme.Reading.Read(Theme theme) -> theme;
                case Theme.Reading.Refused(String why) ->
                    throw new OperatorFault("site.theme " + file.getFileName() + ": " + why + ".");
            };
        } catch (IOException unreadable) {
            throw new OperatorFault("site.theme " + file.getFileName() + " cannot be read as UTF-8 text.");
        }
    }
}
