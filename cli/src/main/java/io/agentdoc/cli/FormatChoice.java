package io.agentdoc.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;

/** One form that results are written in, and the file they go to where it is not stdout. */
record FormatChoice(Format format, Optional<Path> file) {

    /** The forms that results can have. */
    enum Format {
        TEXT,
        JSON,
        SARIF,
        JUNIT,
        GITHUB,
        MARKDOWN,
        GITLAB;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static final FormatChoice PLAIN_TEXT = new FormatChoice(Format.TEXT, Optional.empty());

    /** Reads {@code FORMAT} or {@code FORMAT=FILE}. */
    static final class Converter implements ITypeConverter<FormatChoice> {
        @Override
        public FormatChoice convert(String typed) {
            int equals = typed.indexOf('=');
            String word = equals < 0 ? typed : typed.substring(0, equals);
            Optional<Path> file = equals < 0 ? Optional.empty() : Optional.of(Path.of(typed.substring(equals + 1)));
            return new FormatChoice(Words.read(word, Format.values()), file);
        }
    }
}
