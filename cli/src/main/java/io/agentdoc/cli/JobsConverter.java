package io.agentdoc.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of threads. */
final class JobsConverter implements ITypeConverter<Integer> {
    /** More threads than any machine has cores for only fill its memory. */
    private static final int MOST = 1_024;

    @Override
    public Integer convert(String typed) {
        int jobs = typed.matches("[0-9]{1,4}") ? Integer.parseInt(typed) : 0;
        if (jobs < 1 || jobs > MOST) {
            throw new TypeConversionException("wants a whole number from 1 to " + MOST + "; type --jobs 4");
        }
        return jobs;
    }
}
