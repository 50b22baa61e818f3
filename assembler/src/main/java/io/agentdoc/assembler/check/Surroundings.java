package io.agentdoc.assembler.check;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** The files beside a document that was handed in alone, among which its sources may lie. */
@FunctionalInterface
public interface Surroundings {

    /** The bytes of the file of that plain relative name, where there is one that may be read. */
    Optional<Bytes> bytes(String name);

    /** A document that came from nowhere in particular. */
    static Surroundings none() {
        return name -> Optional.empty();
    }
}
