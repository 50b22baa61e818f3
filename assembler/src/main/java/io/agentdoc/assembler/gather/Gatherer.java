package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Brings together the bytes that one agent's document will be made of; the only stage that leaves the machine. */
public final class Gatherer {
    private final Configured sources;
    private final Fetcher fetcher;
    private final Looks looks;
    private final WellKnown wellKnown;
    private final Links links;
    private final JsonParser parser;

    /** {@code now} is the run's one instant. */
    public Gatherer(FetchPolicy policy, Fetcher fetcher, SourceCache cache, Links links, Instant now) {
        this.sources = new Configured(policy, fetcher, new LocalFiles(cache, now));
        this.wellKnown = new WellKnown(policy);
        this.links = links;
        this.parser = new JsonParser(Limits.standard());
        this.fetcher = fetcher;
        this.looks = new Looks(cache, fetcher.asksNobody());
    }

    /**
     * The configured sources, those at the domain's well-known paths, and what they lead to.
     *
     * <p>A thread that is interrupted meanwhile gets a {@link java.util.concurrent.CancellationException}.
     */
    public Gathered gather(List<SourceRef> configured, Optional<String> domain) {
        List<Seek> places = domain.map(wellKnown::at).orElseGet(List::of);
        Inquiry inquiry = new Inquiry(sources, fetcher, looks);
        Search search = new Search(inquiry, parser);
        return new Worklist(inquiry, search, links, parser, Hosts.of(configured, domain)).run(configured, places);
    }

    /**
     * Whether everything that was asked for an agent before, asked again, is answered alike; its sources are configured
     * as they were.
     *
     * @param noted when the looks of files were noted, or earlier
     */
    public boolean isAnsweredAlike(List<SourceRef> configured, List<Asked> before, Instant noted) {
        return new Recheck(sources, fetcher, looks).isAnsweredAlike(configured, before, noted);
    }
}
