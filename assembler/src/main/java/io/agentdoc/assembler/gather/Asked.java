package io.agentdoc.assembler.gather;

import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.document.value.Digest;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * One question of a gathering and its answer.
 *
 * @param turn when it could first be asked; those of one turn are asked side by side
 * @param configured which of the configured sources it is about, from zero, where it is about one of them
 * @param address the document's kind and URL, or its kind and the name of a file
 * @param expected what the document had to digest to
 * @param answer a digest over everything of the outcome that a document or a report says, but not when it was had
 * @param looks what the files that the answer came from looked like; none where there is more to it than files
 * @param held the bytes that the cache gave, where it is the cache's files that were looked at
 */
public record Asked(
        Turn turn,
        Optional<Integer> configured,
        SourceAddress address,
        Optional<Digest> expected,
        Digest answer,
        List<String> looks,
        Optional<Digest> held) {

    /** A round of a gathering, and within it the place at which a search looks. */
    public record Turn(int round, int step) implements Comparable<Turn> {
        private static final Comparator<Turn> ORDER =
                Comparator.comparingInt(Turn::round).thenComparingInt(Turn::step);

        @Override
        public int compareTo(Turn other) {
            return ORDER.compare(this, other);
        }
    }

    public Asked {
        looks = List.copyOf(looks);
    }
}
