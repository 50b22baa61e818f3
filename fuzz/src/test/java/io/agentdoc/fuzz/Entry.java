package io.agentdoc.fuzz;

/** Where the fuzzer enters: the name of the target is its one argument. It finds the two methods by their names. */
public final class Entry {
    private static final class Chosen {
        private static final Target TARGET =
                Targets.valueOf(System.getProperty("agentdoc.fuzz.target", "")).made();
    }

    private Entry() {}

    public static void fuzzerInitialize() {
        Chosen.TARGET.seeds();
    }

    public static void fuzzerTestOneInput(byte[] input) throws Exception {
        Chosen.TARGET.test(input);
    }
}
