package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;

/** What the cache has under a digest. */
public sealed interface StoredObject {

    /** Bytes that were digested again and are the ones. */
    record Sound(Bytes bytes) implements StoredObject {}

    /** Nothing lies there. */
    record Missing() implements StoredObject {}

    /** Something lies there that is not what its name says; it is of no use and may be dropped. */
    record Corrupt(String why) implements StoredObject {}
}
