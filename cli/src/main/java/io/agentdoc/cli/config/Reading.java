package io.agentdoc.cli.config;

import java.nio.file.Path;

/**
 * What the reading of a value needs to know beside the value.
 *
 * @param path the value's name as a person would say it, such as {@code fetch.timeout}; empty for the whole file
 * @param base the directory that paths are relative to
 * @param faults where faults are noted
 */
public record Reading(String path, Path base, Faults faults) {

    Reading in(String name) {
        return new Reading(path.isEmpty() ? name : path + "." + name, base, faults);
    }

    Reading in(int index) {
        return new Reading(path + "[" + index + "]", base, faults);
    }

    void fault(Place at, String sentence) {
        faults.add(at, sentence);
    }

    /** The name of what is read, for the beginning of a sentence. */
    String name() {
        return path.isEmpty() ? "the configuration" : path;
    }
}
