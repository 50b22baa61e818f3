package io.agentdoc.bench.table;

import java.util.Locale;

/** Numbers as the tables write them: three digits that mean something, and no more. */
final class Figures {
    private static final double MANY = 100;
    private static final double SOME = 10;

    private Figures() {}

    static String text(double figure) {
        double size = Math.abs(figure);
        if (Double.isNaN(figure)) {
            return "";
        }
        if (size >= MANY || figure == Math.rint(figure)) {
            return String.format(Locale.ROOT, "%,.0f", figure);
        }
        return String.format(Locale.ROOT, size >= SOME ? "%.1f" : "%.2f", figure);
    }
}
