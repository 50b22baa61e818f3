package io.agentdoc.fuzz;

import java.util.function.Supplier;

/** Says what did not hold. */
public final class Holds {
    private Holds() {}

    public static void that(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise.get());
        }
    }

    public static void same(Object one, Object two, String what) {
        that(one.equals(two), () -> what + ": " + cut(one) + " and " + cut(two));
    }

    /** Reads twice, which gives the same. */
    public static <T> T twice(Supplier<T> reading) {
        T once = reading.get();
        same(once, reading.get(), "read twice");
        return once;
    }

    private static String cut(Object value) {
        String text = value.toString();
        return text.length() > 2000 ? text.substring(0, 2000) + "…" : text;
    }
}
