package io.agentdoc.bench.table;

/**
 * What a figure has to be.
 *
 * @param of what is compared with the bound
 * @param isMost whether the bound is the most that it may be, or the least
 */
record Target(Of of, boolean isMost, double bound) {

    /** What of a measurement is compared. */
    enum Of {
        NOTHING,
        OURS,
        RATIO,
        DIFFERENCE
    }

    /** A figure that is only shown. */
    static Target none() {
        return new Target(Of.NOTHING, true, Double.NaN);
    }

    static Target atMost(double bound) {
        return new Target(Of.OURS, true, bound);
    }

    static Target atLeast(double bound) {
        return new Target(Of.OURS, false, bound);
    }

    static Target ratioAtMost(double bound) {
        return new Target(Of.RATIO, true, bound);
    }

    static Target ratioAtLeast(double bound) {
        return new Target(Of.RATIO, false, bound);
    }

    static Target moreByAtMost(double bound) {
        return new Target(Of.DIFFERENCE, true, bound);
    }

    private boolean isMetBy(Measured measured) {
        double figure = switch (of) {
            case NOTHING -> Double.NaN;
            case OURS -> measured.ours();
            case RATIO -> measured.ratio();
            case DIFFERENCE -> measured.ours() - measured.beside();
        };
        return isMost ? figure <= bound : figure >= bound;
    }

    /** What the table says of it. */
    String verdict(Measured measured) {
        if (of == Of.NOTHING) {
            return "";
        }
        return isMetBy(measured) ? "met" : "**missed**";
    }

    /** As the table has it. */
    String text() {
        String side = isMost ? "≤ " : "≥ ";
        return switch (of) {
            case NOTHING -> "";
            case OURS -> side + Figures.text(bound);
            case RATIO -> "ratio " + side + Figures.text(bound);
            case DIFFERENCE -> side + "the other + " + Figures.text(bound);
        };
    }
}
