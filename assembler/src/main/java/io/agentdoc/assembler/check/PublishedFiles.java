package io.agentdoc.assembler.check;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of an output folder, however many they are. */
public interface PublishedFiles {

    /** Their names in order, relative and with {@code /} between folders; to be closed. */
    Stream<String> names();

    /** The bytes of a file, where there is one of that name and it is no larger than a document may be. */
    Optional<Bytes> bytes(String name);
}
