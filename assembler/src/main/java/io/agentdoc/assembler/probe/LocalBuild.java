package io.agentdoc.assembler.probe;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** The files of the last build, by which what a host serves is compared. */
@FunctionalInterface
public interface LocalBuild {

    /** The bytes of a file of that name, where the build has one. */
    Optional<Bytes> file(String name);
}
