package io.agentdoc.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/** Whether messages are coloured. */
enum ColorMode {
    AUTO,
    ALWAYS,
    NEVER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the option's word. */
    static final class Converter implements ITypeConverter<ColorMode> {
        @Override
        public ColorMode convert(String typed) {
            return Words.read(typed, values());
        }
    }
}
