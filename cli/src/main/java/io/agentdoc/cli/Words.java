package io.agentdoc.cli;

import io.agentdoc.cli.config.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.TypeConversionException;

/** Reads an option's value that is one of a few words. */
final class Words {
    private Words() {}

    static <E extends Enum<E>> E read(String typed, E[] constants) {
        List<String> words = Arrays.stream(constants).map(Enum::toString).toList();
        Optional<E> match = Arrays.stream(constants)
                .filter(constant -> constant.toString().equals(typed))
                .findFirst();
        return match.orElseThrow(() -> new TypeConversionException("wants one of " + String.join(", ", words) + "; "
                + Nearest.to(typed, words).map(word -> "type " + word).orElse("type one of them")));
    }
}
