package io.agentdoc.bench.whole;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What one run of a command took, its children included.
 *
 * @param cpu seconds of CPU
 * @param clock seconds on the clock
 * @param mebibytes the most memory that was held at once
 * @param status how it ended
 */
record Spent(double cpu, double clock, double mebibytes, int status) {

    /** The middle one of some figures; of an even number of them the mean of the two in the middle. */
    static double median(List<Spent> runs, ToDoubleFunction<Spent> figure) {
        List<Double> sorted = runs.stream()
                .map(figure::applyAsDouble)
                .sorted(Comparator.naturalOrder())
                .toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
}
