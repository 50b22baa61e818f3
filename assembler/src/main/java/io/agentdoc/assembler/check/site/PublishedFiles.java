package io.agentdoc.assembler.check.site;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import java.util.function.Consumer;

/** The files of an output folder, however many they are. */
public interface PublishedFiles {

    /** Hands out their names in order, relative and with {@code /} between folders. */
    void each(Consumer<String> name);

    /** The bytes of a file, where there is one of that name and it is no larger than a document may be. */
    Optional<Bytes> bytes(String name);

    /** Whether there is a file of that name. */
    boolean has(String name);
}
