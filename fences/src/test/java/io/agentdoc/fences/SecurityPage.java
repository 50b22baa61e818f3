package io.agentdoc.fences;

import io.agentdoc.testing.HostFault;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The page that says what is promised to whoever runs this among strangers, and where each promise is shown. */
final class SecurityPage {

    private static final String PREFACE = """
        # What is promised, and where it is shown

        Written from the `@Promise` and `@Attack` annotations of the tests; the build fails where the two differ. To write
        it anew: `mvn verify -Dagentdoc.update=true`. What is not promised stands in [SECURITY.md](../SECURITY.md).

        ## Promises

        | promise | held to | shown by | met |
        |---|---|---|---|
        """;

    private static final String ATTACKS = """

        ## Attacks

        | | tried | ends as | shown by |
        |---|---|---|---|
        """;

    private static final String FAULTS = """

        ## Faults of a host

        What a fetch ends as where a host fails it or works against it. Each is played by
        `assembler.gather.HostFaultsTest`, which also reads another document of the same host behind it.

        | a host that | ends as |
        |---|---|
        """;

    private SecurityPage() {}

    static String of(Promises promises, Map<String, String> unmet, NavigableMap<Integer, String> attacks) {
        var page = new StringBuilder(PREFACE);
        for (Promised promised : Promised.values()) {
            var tests = promises.kept().getOrDefault(promised, new TreeSet<>());
            page.append("| ").append(promised.sentence());
            page.append(" | ").append(promised.figure());
            page.append(" | ").append(quoted(tests));
            page.append(" | ").append(met(promised, tests, unmet)).append(" |\n");
        }
        page.append(ATTACKS);
        attacks.forEach((number, cells) -> page.append("| ")
                .append(number)
                .append(" | ")
                .append(cells)
                .append(" | ")
                .append(quoted(promises.attacks().getOrDefault(number, new TreeSet<>())))
                .append(" |\n"));
        page.append(FAULTS);
        HostFault.all()
                .forEach(fault -> page.append("| ")
                        .append(fault.does())
                        .append(" | ")
                        .append(fault.end())
                        .append(" |\n"));
        return page.toString();
    }

    private static String met(Promised promised, Collection<String> tests, Map<String, String> unmet) {
        if (unmet.containsKey(promised.name())) {
            return "not wholly: " + unmet.get(promised.name());
        }
        return tests.isEmpty() ? "no" : "yes";
    }

    private static String quoted(Collection<String> tests) {
        return tests.stream().map(test -> "`" + test + "`").collect(Collectors.joining(", "));
    }

    /** What is not met as a whole, by the name of the promise. */
    static Map<String, String> unmet() {
        var unmet = new TreeMap<String, String>();
        rows("unmet.tsv").forEach(cells -> unmet.put(cells[0], cells[1]));
        return unmet;
    }

    /** The attacks by number, each with what is tried and how it ends as two cells of a table. */
    static NavigableMap<Integer, String> attacks() {
        var attacks = new TreeMap<Integer, String>();
        rows("attacks.tsv").forEach(cells -> attacks.put(Integer.parseInt(cells[0]), cells[1] + " | " + cells[2]));
        return attacks;
    }

    private static Iterable<String[]> rows(String name) {
        try (var file = SecurityPage.class.getResourceAsStream(name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + name, e);
        }
    }
}
