package io.agentdoc.assembler.check;

import io.agentdoc.assembler.gather.Ask;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.Fetcher;
import io.agentdoc.assembler.store.SourceCache;
import io.agentdoc.assembler.store.StoredObject;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Has listed sources from their addresses, and from the cache what nobody can be asked for (9.10, decision 77). */
public final class ListedSources implements SourceBytes {
    private final SourceCache cache;
    private final Fetcher fetcher;

    public ListedSources(SourceCache cache, Fetcher fetcher) {
        this.cache = cache;
        this.fetcher = fetcher;
    }

    @Override
    public Found find(Source source) {
        return new Found(source.digest().flatMap(this::held), answer(source));
    }

    private Optional<Bytes> held(Digest digest) {
        return cache.object(digest) instanceof StoredObject.Sound sound ? Optional.of(sound.bytes()) : Optional.empty();
    }

    private Answer answer(Source source) {
        return switch (source) {
            case Source.Document document
            when document.place() instanceof Source.Place.Url(String url) ->
                answer(source.kind().text(), url);
            case Source.Document document -> new Answer.Nobody("the document names no address for it");
            case Source.Observation observation -> new Answer.Nobody("nobody serves an observation");
        };
    }

    private Answer answer(String kind, String url) {
        return switch (fetcher.fetch(Ask.of(kind, url)).join()) {
            case FetchOutcome.Fetched fetched -> new Answer.Served(fetched.bytes());
            case FetchOutcome.Absent absent -> new Answer.Gone(absent.why());
            case FetchOutcome.Lacking lacking -> new Answer.Nobody(lacking.outcome() + ": " + lacking.why());
        };
    }
}
