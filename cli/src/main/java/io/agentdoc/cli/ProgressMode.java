package io.agentdoc.cli;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;

/** How a run tells how far it is. */
enum ProgressMode {
    AUTO,
    PLAIN,
    NONE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the option's word. */
    static final class Converter implements ITypeConverter<ProgressMode> {
        @Override
        public ProgressMode convert(String typed) {
            return Words.read(typed, values());
        }
    }
}
