package io.agentdoc.assembler.check;

import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** Where the bytes of the sources that an AgentDoc lists are had. */
public interface SourceBytes {

    /**
     * What became of looking for a source.
     *
     * @param held the bytes of the listed digest, where they are at hand
     * @param answer what its host says
     */
    record Found(Optional<Bytes> held, Answer answer) {}

    /** What a source's host says to whoever asks for it. */
    sealed interface Answer {

        /** These are its bytes. */
        record Served(Bytes bytes) implements Answer {}

        /** There is no such document. */
        record Gone(String why) implements Answer {}

        /** Nobody was asked or nobody answered, which says nothing about the source. */
        record Nobody(String why) implements Answer {}
    }

    Found find(Source source);
}
