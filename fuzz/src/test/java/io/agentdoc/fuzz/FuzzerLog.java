package io.agentdoc.fuzz;

import java.util.Optional;
import java.util.regex.Pattern;

/** What the fuzzer said while it was at a target. */
record FuzzerLog(String text) {
    private static final Pattern INPUTS = Pattern.compile("stat::number_of_executed_units: *(\\d+)");
    /** The line with which it begins to give inputs. */
    private static final String BEGUN = "INFO: Seed:";
    /** What was thrown is meant, and may come of what only the fuzzer looks at, such as a connection. */
    private static final String THROWN = "== Java Exception";

    /** How many inputs it gave, where it came to an end in which it counts them: it counts at each finding, and goes on. */
    Optional<String> inputs() {
        return INPUTS.matcher(text).results().map(count -> count.group(1)).reduce((before, count) -> count);
    }

    boolean hasThrown() {
        return text.contains(THROWN);
    }

    /** Why there is no count, in one sentence, with the last that it said. */
    String without(int status) {
        String last = text.strip().lines().reduce("nothing", (before, line) -> line);
        return (text.contains(BEGUN) ? "the fuzzer ended before it counted its inputs" : "the fuzzer did not start")
                + " and nothing was tried to its end (exit status " + status + "); the last it said is: " + last;
    }
}
