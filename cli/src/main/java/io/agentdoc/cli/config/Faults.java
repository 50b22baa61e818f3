package io.agentdoc.cli.config;

import java.util.ArrayList;
import java.util.List;

/** The faults found so far, for all of a file's faults are told in one run. */
public final class Faults {
    private final List<Fault> found = new ArrayList<>();

    public void add(Place at, String sentence) {
        found.add(new Fault(at, sentence));
    }

    public boolean none() {
        return found.isEmpty();
    }

    public int count() {
        return found.size();
    }

    /** Everything found, in the order of the file. */
    public List<Fault> list() {
        return found.stream().sorted().distinct().toList();
    }
}
