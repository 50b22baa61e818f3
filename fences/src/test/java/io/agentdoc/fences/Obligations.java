package io.agentdoc.fences;

import io.agentdoc.testing.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What the specification asks and of whom; the list lies beside the checkout. */
record Obligations(List<Row> rows) {

    /** One obligation: its id and the part of the house that it binds. */
    record Row(String clause, String actor) {

        static Row of(String line) {
            String[] cells = line.split("\t", -1);
            return new Row(cells[0], cells[3]);
        }
    }

    /** The list; a test that asks for it where it is not there is skipped, and says so. */
    static Obligations ofTheSpecification() throws IOException {
        return new Obligations(Files.readAllLines(Corpus.specification("clauses.tsv")).stream()
                .skip(1)
                .map(Row::of)
                .toList());
    }

    /** Whom the specification binds, by name. */
    NavigableSet<String> actors() {
        return rows.stream().map(Row::actor).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The ids of an actor's rows. */
    Set<String> of(String actor) {
        return rows.stream()
                .filter(row -> row.actor().equals(actor))
                .map(Row::clause)
                .collect(Collectors.toCollection(() -> new TreeSet<>(ClauseOrder.BY_NUMBER)));
    }

    boolean know(String clause) {
        return rows.stream().anyMatch(row -> row.clause().equals(clause));
    }
}
