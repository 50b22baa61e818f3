package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.stated.Stated;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Reads the ceilings of an offering: the most of each thing, and what holds the agent to it (6.11). */
final class Ceilings {
    private Ceilings() {}

    static Stated<Map<String, Ceiling>> read(Quote from) {
        Optional<Quote> block = from.part("ceilings");
        if (block.isEmpty()) {
            return from.has("ceilings")
                    ? from.unreadable(from.member("ceilings").orElseThrow(), "an object")
                    : Stated.notStated();
        }
        Map<String, Ceiling> ceilings = new LinkedHashMap<>();
        for (Node.Entry entry : block.get().node().members()) {
            if (Vocabulary.CEILINGS.contains(entry.name())) {
                ceiling(block.get(), entry).ifPresent(ceiling -> ceilings.put(entry.name(), ceiling));
            } else {
                from.notes().note("6.11-20", entry.node(), "no ceiling that the specification knows");
            }
        }
        return ceilings.isEmpty() && !block.get().node().members().isEmpty()
                ? Stated.notStated()
                : block.get().said(ceilings);
    }

    private static Optional<Ceiling> ceiling(Quote block, Node.Entry entry) {
        boolean money = entry.name().equals("cost_per_job") || entry.name().equals("spend_per_job");
        if (!entry.node().isObject()) {
            block.unreadable(entry.node(), "an object with a most");
            return Optional.empty();
        }
        Quote from = block.at(entry.node());
        Stated<Json> most = money
                ? from.take("most", "money in whole micro-units of a currency", Money::only)
                : from.verbatim("most", "a whole number", value -> value instanceof JsonNumber && Quote.isCount(value));
        return most.isStated()
                ? Optional.of(new Ceiling(Members.builder()
                        .put(Ceiling.MOST, most)
                        .put(Ceiling.DECIDED_BY, from.word("decided_by", Vocabulary.DECIDED_BY))
                        .build()))
                : Optional.empty();
    }
}
