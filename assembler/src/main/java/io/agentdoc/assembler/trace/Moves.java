package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Holds what is confirmed or failed against the record that is said to have found it: a case about that very thing, with
 * that verdict, of that moment (9.4). Whose verdicts are heeded is the assembler's to say and is not judged.
 */
final class Moves {
    static final Set<String> MEMBERS = Set.of("confirmed_at", "confirmed_by", "failed_at", "failed_by");

    private final Map<SourceId, ReadSource> sources = new TreeMap<>();
    private final List<Finding> untraced;

    Moves(List<ReadSource> sources, List<Finding> untraced) {
        sources.forEach(source -> this.sources.put(source.id(), source));
        this.untraced = untraced;
    }

    void of(Parallel part, Parallel state) {
        String word = state.node().text().orElse("");
        if (!word.equals("confirmed") && !word.equals("failed")) {
            return;
        }
        Optional<Instant> at = part.node().text(word + "_at").flatMap(Instants::parse);
        Optional<ReadSource> by = part.node()
                .text(word + "_by")
                .flatMap(SourceId::written)
                .flatMap(id -> Optional.ofNullable(sources.get(id)));
        if (at.isEmpty() || by.isEmpty()) {
            return;
        }
        switch (by.get().reading().evidence()) {
            case Evidence.Evaluated evaluated -> evaluated(part, state, word.equals("confirmed"), at.get(), evaluated);
            case Evidence.Observed observed -> observed(part, state, at.get(), observed);
            default -> add(state, "the source that is said to have found it finds nothing");
        }
    }

    private void evaluated(Parallel part, Parallel state, boolean confirmed, Instant at, Evidence.Evaluated evaluated) {
        Set<String> names = names(part.node());
        String verdict = confirmed ? "pass" : "fail";
        boolean found = evaluated.cases().stream()
                .filter(one -> one.verdict().filter(verdict::equals).isPresent())
                .anyMatch(one ->
                        Stream.concat(one.id().stream(), one.source().stream()).anyMatch(names::contains));
        if (!found) {
            add(state, "the evaluation has no case about it with the verdict " + verdict);
        } else if (!evaluated.producedAt().equals(Optional.of(at))) {
            add(state, "the evaluation was made at another moment");
        }
    }

    private void observed(Parallel part, Parallel state, Instant at, Evidence.Observed observed) {
        if (!names(part.node()).contains(observed.exchange())) {
            add(state, "the observation asked something else");
        } else if (!observed.at().equals(Optional.of(at))) {
            add(state, "the observation was made at another moment");
        }
    }

    private static Set<String> names(Node part) {
        return Stream.of("id", "name", "statement")
                .flatMap(member -> part.text(member).stream())
                .collect(Collectors.toSet());
    }

    private void add(Parallel state, String why) {
        untraced.add(Untraced.fact(state.path(), why));
    }
}
