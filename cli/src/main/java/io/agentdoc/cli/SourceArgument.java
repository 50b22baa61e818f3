package io.agentdoc.cli;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.cli.config.Kinds;
import io.agentdoc.document.model.SourceKind;
import io.agentdoc.document.value.SourceId;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/**
 * One {@code --source ID=KIND:LOCATION}; the kind is the longest known one before a colon, for a kind may have one too.
 *
 * @param location a file's path or a URL
 */
record SourceArgument(SourceId id, SourceKind kind, String location) {
    private static final String FORM = "; type --source ID=KIND:LOCATION, such as card=a2a-card:card.json";

    static SourceArgument parse(String typed) {
        int equals = typed.indexOf('=');
        if (equals < 1) {
            throw new OperatorFault("--source " + typed + " has no id before an equals sign" + FORM + ".");
        }
        SourceId id = SourceId.parse(typed.substring(0, equals))
                .orElseThrow(() -> new OperatorFault("--source " + typed
                        + " has an id that is not lower-case letters, digits and . _ -, at most 64" + FORM + "."));
        String rest = typed.substring(equals + 1);
        String kind = kind(rest).orElseThrow(() -> new OperatorFault(unknown(typed, rest)));
        String location = rest.substring(kind.length() + 1);
        if (location.isBlank()) {
            throw new OperatorFault("--source " + typed + " names no file or URL" + FORM + ".");
        }
        return new SourceArgument(id, new SourceKind(kind), location);
    }

    private static Optional<String> kind(String rest) {
        return Kinds.known().stream()
                .filter(kind -> rest.startsWith(kind + ":"))
                .max(Comparator.comparingInt(String::length));
    }

    private static String unknown(String typed, String rest) {
        String word = rest.substring(0, Math.max(0, rest.contains(":") ? rest.indexOf(':') : rest.length()));
        return "--source " + typed + " names no kind of source that is known before a colon; " + Kinds.cure(word) + ".";
    }

    /** Whether the location is to be fetched; anything else is a file's path. */
    boolean isUrl() {
        String lower = location.toLowerCase(Locale.ROOT);
        return lower.startsWith("https://") || lower.startsWith("http://");
    }
}
