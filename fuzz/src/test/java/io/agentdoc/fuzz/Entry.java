package io.agentdoc.fuzz;

/** Where the fuzzer enters: the name of the target is its one argument. It finds the two methods by their names. */
public final class Entry {
    private static final class Chosen {
        private static final Target TARGET =
                Targets.valueOf(System.getProperty("agentdoc.fuzz.target", "")).made();
    }

    private Entry() {}

    /**
     * Tests every seed, before the fuzzer begins to time what it tests: the first of them load the classes, each of which the
     * fuzzer changes as it is loaded, and on a busy machine that takes longer than any input may.
     */
    public static void fuzzerInitialize() throws Exception {
        for (byte[] seed : Chosen.TARGET.seeds()) {
            Chosen.TARGET.test(seed);
        }
    }

    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        Chosen.TARGET.test(input);
    }
}
