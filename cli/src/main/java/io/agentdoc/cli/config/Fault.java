package io.agentdoc.cli.config;

import java.util.Comparator;

/** What is wrong at one place of the configuration, and what to type instead, in one sentence. */
public record Fault(Place at, String sentence) implements Comparable<Fault> {
    private static final Comparator<Fault> ORDER =
            Comparator.comparing(Fault::at).thenComparing(Fault::sentence);

    @Override
    public int compareTo(Fault other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return at + ": " + sentence;
    }
}
