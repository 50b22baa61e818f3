package io.agentdoc.cli;

import io.agentdoc.assembler.Outcome;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Written;
import java.time.Instant;
import java.util.Optional;

/** Where the documents of a run go, one agent at a time and from many threads. */
interface Publisher extends AutoCloseable {

    /** Takes the place where documents go; answers since when a build that was stopped was at it, where one was. */
    Optional<Instant> begin(Instant now);

    /** The document that stands for this agent now. */
    Optional<Bytes> standing(String id);

    /** Publishes what an agent's run gave, or takes away what is withheld. */
    Reports.Files publish(Outcome outcome);

    /** Leaves an agent as a former run left it, where all of it still is so; answers whether it is. */
    default boolean hold(String id, Bytes left) {
        return false;
    }

    /** What a former run left of that which stands on all agents together. */
    default void holdLists(Bytes left) {}

    /** What this run left of it, once it is finished. */
    default Optional<Bytes> leftLists() {
        return Optional.empty();
    }

    /** Makes durable what was published so far, for a run that ends before its end. */
    void settle();

    /** Writes what stands on all agents together, and takes away what is no longer given; called once, after the last. */
    Written finish();

    @Override
    void close();
}
