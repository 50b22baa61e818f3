package io.agentdoc.fleet;

import io.agentdoc.assembler.OperatorFault;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What was typed.
 *
 * @param configuration its path on every machine
 * @param entries where the entries are, instead of where the configuration names them
 * @param archives where the site goes as archives too, if anywhere
 * @param pieces how many archives
 * @param master where Spark is, where its own settings do not say
 */
record Arguments(
        String configuration,
        List<String> entries,
        String out,
        String cache,
        Optional<Instant> at,
        Optional<String> report,
        Optional<String> master,
        Optional<Integer> parts,
        Optional<String> archives,
        int pieces,
        boolean offline) {

    private static final int PIECES = 64;

    static final String USAGE = """
            Usage: agentdoc fleet [CONFIG] [OPTIONS]
            Builds a directory on Apache Spark.

              --entries=URI     Entries, one JSON object a line, or Parquet; what the configuration names if not given.
              -o, --out=URI     Where the site goes; site/ if not given.
              --cache=URI       The source cache; sources-cache/ if not given.
              --archives=URI    A folder where the site goes as zip archives too, of which each file stands in one.
              --pieces=N        Into how many archives; 64 if not given.
              --at=INSTANT      The one moment that the run reads.
              --offline         Reach no host; read what the cache holds.
              --report=URI      Write the whole report as JSON.
              --master=URL      Where Spark is; all cores of this machine if nothing says.
              --parts=N         Into how many parts the work is cut; four a core if not given.
            """;

    static Arguments read(String... typed) {
        String configuration = "agentdoc.yaml";
        List<String> entries = new ArrayList<>();
        String out = "site";
        String cache = "sources-cache";
        Optional<Instant> at = Optional.empty();
        Optional<String> report = Optional.empty();
        Optional<String> master = Optional.empty();
        Optional<Integer> parts = Optional.empty();
        Optional<String> archives = Optional.empty();
        int pieces = PIECES;
        boolean offline = false;
        var words = new Words(typed);
        while (words.hasNext()) {
            String word = words.next();
            switch (word) {
                case "--entries" -> entries.add(words.value());
                case "-o", "--out" -> out = words.value();
                case "--cache" -> cache = words.value();
                case "--at" -> at = Optional.of(instant(words.value()));
                case "--report" -> report = Optional.of(words.value());
                case "--master" -> master = Optional.of(words.value());
                case "--parts" -> parts = Optional.of(number(word, words.value()));
                case "--archives" -> archives = Optional.of(words.value());
                case "--pieces" -> pieces = number(word, words.value());
                case "--offline" -> offline = true;
                default -> configuration = positional(word);
            }
        }
        return new Arguments(
                configuration, List.copyOf(entries), out, cache, at, report, master, parts, archives, pieces, offline);
    }

    private static String positional(String word) {
        if (word.startsWith("-")) {
            throw new OperatorFault("there is no option " + word + ".\n" + USAGE);
        }
        return word;
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException notOne) {
            throw new OperatorFault("--at is a moment such as 2026-10-02T06:00:00Z, not " + text + ".");
        }
    }

    private static int number(String option, String text) {
        try {
            return Math.max(1, Integer.parseInt(text));
        } catch (NumberFormatException notOne) {
            throw new OperatorFault(option + " is a number, not " + text + ".");
        }
    }

    /** The words one after another; {@code --name=value} is two. */
    private static final class Words {
        private final List<String> words = new ArrayList<>();
        private int at;

        Words(String... typed) {
            for (String word : typed) {
                int equals = word.startsWith("--") ? word.indexOf('=') : -1;
                words.add(equals < 0 ? word : word.substring(0, equals));
                if (equals >= 0) {
                    words.add(word.substring(equals + 1));
                }
            }
        }

        boolean hasNext() {
            return at < words.size();
        }

        String next() {
            return words.get(at++);
        }

        String value() {
            if (!hasNext()) {
                throw new OperatorFault(words.getLast() + " wants a value.\n" + USAGE);
            }
            return next();
        }
    }
}
