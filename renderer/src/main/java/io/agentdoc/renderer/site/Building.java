package io.agentdoc.renderer.site;

import java.time.Instant;
import java.util.Optional;

/**
 * One build of a site. Its files are seen many at a time, each of them whole and on the disk before; one build at a time
 * has an output, and one that was stopped is gone on with by the next.
 */
public interface Building extends AutoCloseable {

    /**
     * Takes the output for this build and sweeps what a stopped one left unfinished; an {@link OutputFault} says that
     * another has it.
     *
     * @return since when the work that this one goes on with was under way, where an earlier build was stopped
     */
    Optional<Instant> begin(Instant now);

    /** Makes durable what was written so far, and lets it be seen. */
    void settle();

    /** Writes what stands on all agents together, removes what is no longer produced, and gives the output back. */
    Written finish();

    /** Gives the output back without an end; what was not settled is taken away. */
    @Override
    void close();
}
