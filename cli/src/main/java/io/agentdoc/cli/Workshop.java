package io.agentdoc.cli;

import io.agentdoc.assembler.Materials;
import io.agentdoc.assembler.Pipeline;
import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.gather.FetchPolicy;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.gather.Links;
import io.agentdoc.assembler.gather.ResumedFetcher;
import io.agentdoc.assembler.links.References;
import io.agentdoc.assembler.links.SourceLinks;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.store.CachePaths;
import io.agentdoc.assembler.store.CacheUse;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.verify.CardKeys;
import io.agentdoc.assembler.verify.KeyPlaces;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.assembler.verify.Verifier;
import io.agentdoc.cli.config.Configuration;
import io.agentdoc.document.value.Limits;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Everything that turns orders into documents, set up once for a run and shared by its threads. */
final class Workshop implements AutoCloseable {
    private final Optional<CacheUse> use;
    private final Fetcher fetcher;
    private final Gatherer gatherer;
    private final Pipeline pipeline;

    private Workshop(Optional<CacheUse> use, Fetcher fetcher, Gatherer gatherer, Pipeline pipeline) {
        this.use = use;
        this.fetcher = fetcher;
        this.gatherer = gatherer;
        this.pipeline = pipeline;
    }

    /**
     * Opens what the configuration and the options ask for.
     *
     * @param at the one moment that the run reads
     * @param writes whether what is read may be kept in the cache
     * @param goesOnSince when the run began that this one goes on with
     */
    static Workshop open(
            Configuration configuration,
            CommonOptions options,
            World world,
            Optional<AssemblySigner> signer,
            Instant at,
            boolean writes,
            Optional<Instant> goesOnSince) {
        Path folder = CacheFolder.of(world, options);
        SourceCache cache = writes ? SourceCache.at(folder) : SourceCache.readOnly(folder);
        FetchPolicy policy = FetchPolicies.of(configuration);
        Fetcher asking = Fetchers.of(policy, cache, options, at);
        Fetcher fetcher = goesOnSince
                .<Fetcher>map(began -> new ResumedFetcher(asking, cache, began))
                .orElse(asking);
        Optional<CacheUse> use = writes ? Optional.of(CacheUse.begin(new CachePaths(folder))) : Optional.empty();
        return of(configuration, policy, fetcher, cache, signer, at, use);
    }

    /** The same with documents from anywhere. */
    static Workshop of(
            Configuration configuration,
            FetchPolicy policy,
            Fetcher fetcher,
            SourceCache cache,
            Optional<AssemblySigner> signer,
            Instant at) {
        return of(configuration, policy, fetcher, cache, signer, at, Optional.empty());
    }

    private static Workshop of(
            Configuration configuration,
            FetchPolicy policy,
            Fetcher fetcher,
            SourceCache cache,
            Optional<AssemblySigner> signer,
            Instant at,
            Optional<CacheUse> use) {
        KeyPlaces keyPlaces = new KeyPlaces(configuration.trust().cardJku());
        CardKeys cardKeys = CardKeyFiles.read(configuration.trust().cardKeys(), keyPlaces);
        Materials materials = new Materials(new Verifier(Limits.standard(), SignatureRules.with(cardKeys)));
        AssemblerIdentity identity = Identities.of(configuration, signer);
        Links links = new SourceLinks(references(configuration), identity.id(), keyPlaces);
        Gatherer gatherer = new Gatherer(policy, fetcher, cache, links, at);
        return new Workshop(use, fetcher, gatherer, new Pipeline(gatherer, materials, identity, signer, at));
    }

    private static References references(Configuration configuration) {
        Map<String, References.Place> places = new HashMap<>();
        configuration
                .references()
                .forEach((name, there) ->
                        places.put(name, new References.Place(there.url().toString(), there.digest())));
        return new References(places);
    }

    Gatherer gatherer() {
        return gatherer;
    }

    Pipeline pipeline() {
        return pipeline;
    }

    @Override
    public void close() {
        fetcher.close();
        use.ifPresent(CacheUse::close);
    }
}
