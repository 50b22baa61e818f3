package io.agentdoc.bench.table;

/**
 * What was measured of one aim; every figure is the median of the rounds of one run.
 *
 * @param ours the program's figure
 * @param beside the figure that it stands beside, or not a number where there is none
 * @param size how many agents it was measured with
 * @param rounds how many rounds the medians are of
 * @param day when it was measured
 * @param commit the program that was measured
 * @param machine the machine that it was measured on
 */
public record Measured(double ours, double beside, long size, int rounds, String day, String commit, String machine) {

    double ratio() {
        return ours / beside;
    }
}
