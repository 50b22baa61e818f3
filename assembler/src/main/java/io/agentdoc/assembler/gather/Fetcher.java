package io.agentdoc.assembler.gather;

import java.util.concurrent.CompletableFuture;

/** Has documents by URL; how, and whether from the network at all, is settled by who makes it. */
public interface Fetcher extends AutoCloseable {

    /** Asks for a document; the future never fails for anything that a document or a host did. */
    CompletableFuture<FetchOutcome> fetch(Ask ask);

    /** Whether it has everything from the cache's files, so that the same files give the same answers. */
    default boolean asksNobody() {
        return false;
    }

    @Override
    void close();
}
