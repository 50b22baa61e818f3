package io.agentdoc.cli.library;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.Order;
import io.agentdoc.assembler.Outcome;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.Trust;
import io.agentdoc.assembler.crypto.SigningKey;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.gather.Location;
import io.agentdoc.assembler.gather.OnlineFetcher;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.links.References;
import io.agentdoc.assembler.links.SourceLinks;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.assembler.verify.SignatureCheck;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.renderer.site.Site;
import io.agentdoc.renderer.site.SiteSettings;
import io.agentdoc.renderer.site.WellKnownSite;
import io.agentdoc.renderer.site.Written;
import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/** The blocks of the page on Java, each between two lines that say so, and compiled. */
final class Examples {
    private Examples() {}

    // on the page
    static Json parse(Bytes bytes) {
        return switch (new JsonParser(Limits.standard()).parse(bytes)) {
            case JsonReading.Parsed(Json root) -> root;
            case JsonReading.Malformed(String why, long line, long column) ->
                throw new IllegalArgumentException(line + ":" + column + ": " + why);
        };
    }

    static Optional<AgentDoc> read(Path file) throws IOException {
        return AgentDocReader.read(parse(Bytes.own(Files.readAllBytes(file))));
    }
    // end

    // on the page
    static String describe(AgentDoc doc) {
        Identity identity = doc.sections().identity();
        return switch (identity.get(Identity.DESCRIPTION)) {
            case Stated.Said<String> said ->
                said.value() + " " + said.citation().sources();
            case Computed<String> computed -> computed.value() + " " + computed.from();
            case Stated.Unreadable<String> unreadable -> "said so that nobody can read it: " + unreadable.why();
            case Stated.NotStated<String> silence -> "not stated";
        };
    }
    // end

    // on the page
    static List<String> broken(Json document) {
        return Checks.check(document).stream()
                .map(finding -> finding.rule() + " " + finding.place() + ": " + finding.message())
                .toList();
    }

    static SignatureCheck assemblersSignature(Json document) {
        return SignatureRules.standard().check(FamilyTag.ASSEMBLY, document);
    }

    static List<String> changes(Json older, Json newer) {
        return Diff.between(older, newer).stream()
                .map(change -> change.meaning() + " " + change.member())
                .toList();
    }
    // end

    // on the page
    static Pipeline pipeline(Fetcher fetcher, FetchPolicy policy, SourceCache cache, SigningKey key, Instant now) {
        AssemblerIdentity identity = new AssemblerIdentity(
                "https://directory.example", Set.of(), Optional.of(Duration.ofDays(7)), Trust.nobody());
        SourceLinks links = new SourceLinks(References.none(), identity.id(), KeyPlaces.none());
        Gatherer gatherer = new Gatherer(policy, fetcher, cache, links, now);
        Materials materials = new Materials(new Verifier(Limits.standard(), SignatureRules.standard()));
        return new Pipeline(gatherer, materials, identity, Optional.of(new AssemblySigner(key)), now);
    }
    // end

    // on the page
    static Outcome fromADomain(String domain, FetchPolicy policy, SigningKey key, Path cacheFolder) {
        SourceCache cache = SourceCache.at(cacheFolder);
        InstantSource clock = InstantSource.system();
        try (Fetcher fetcher = new OnlineFetcher(policy, cache, clock, RandomGenerator.getDefault())) {
            return pipeline(fetcher, policy, cache, key, clock.instant())
                    .run(new Order("my-agent", Optional.of(domain), Optional.empty(), List.of()), Optional.empty());
        }
    }
    // end

    // on the page
    static Order fromFiles(Path card, Instant takenAt) {
        Location file =
                new Location.GivenFile(card, "card.json", "https://agent.example/.well-known/agent-card.json", takenAt);
        SourceRef source = SourceRef.configured(new SourceId("card"), new SourceKind("a2a-card"), file);
        return new Order("my-agent", Optional.empty(), Optional.empty(), List.of(source));
    }
    // end

    // on the page
    static String told(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Published published -> published.json().display();
            case Outcome.Unchanged unchanged -> unchanged.json().display();
            case Outcome.Withheld withheld ->
                withheld.why() + findings(withheld.course().findings());
            case Outcome.NothingFound nothing ->
                "no source was had: " + nothing.course().sources();
        };
    }

    private static String findings(List<Finding> findings) {
        StringBuilder text = new StringBuilder();
        findings.forEach(finding -> text.append("\n").append(finding.message()));
        return text.toString();
    }
    // end

    // on the page
    static Written publish(Bytes agentdocJson, Path out) {
        SiteSettings settings = new SiteSettings(Words.english(), "My agent", Optional.of("https://agent.example/"));
        try (WellKnownSite site = Site.wellKnown(out, settings)) {
            site.begin(Instant.now());
            if (site.agent(agentdocJson).isEmpty()) {
                throw new IllegalArgumentException("these bytes are no AgentDoc");
            }
            return site.finish();
        }
    }
    // end
}
