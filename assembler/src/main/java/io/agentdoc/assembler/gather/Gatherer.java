package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.value.Limits;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Brings together the bytes that one agent's document will be made of; the only stage that leaves the machine. */
public final class Gatherer {
    private final FetchPolicy policy;
    private final Fetcher fetcher;
    private final LocalFiles files;
    private final Links links;
    private final JsonParser parser;

    /** {@code now} is the run's one instant. */
    public Gatherer(FetchPolicy policy, Fetcher fetcher, SourceCache cache, Links links, Instant now) {
        this.policy = policy;
        this.fetcher = fetcher;
        this.files = new LocalFiles(cache, now);
        this.links = links;
        this.parser = new JsonParser(Limits.standard());
    }

    /** The configured sources, those at the domain's well-known paths, and what they lead to. */
    public Gathered gather(List<SourceRef> configured, Optional<String> domain) {
        Worklist worklist = new Worklist(policy, fetcher, files, links, parser);
        return worklist.run(configured, domain.map(WellKnown::at).orElseGet(List::of));
    }
}
