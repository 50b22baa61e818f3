package io.agentdoc.document.check;

import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.model.NamedConfig;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.ReachedSystem;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Setting;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.model.Step;
import io.agentdoc.document.model.SuggestedCeiling;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a document lists can be told apart and says what it is: an entry without its name is no entry (9.5). */
final class PartsNamed implements Check {
    private static final String OFFERING = "9.5-9";

    /** The clause and the members one of which an entry has. */
    private record Owed(String rule, List<String> oneOf) {}

    private static final Map<Shape<?>, Owed> OWED = Map.ofEntries(
            Map.entry(Offering.SHAPE, new Owed(OFFERING, List.of("id", "name"))),
            Map.entry(Input.SHAPE, new Owed(OFFERING, List.of("name"))),
            Map.entry(Deliverable.SHAPE, new Owed(OFFERING, List.of("name"))),
            Map.entry(Step.SHAPE, new Owed("9.5-10", List.of("id", "name"))),
            Map.entry(Exchange.SHAPE, new Owed("9.5-4", List.of("id"))),
            Map.entry(Setting.SHAPE, new Owed("9.5-32", List.of("name"))),
            Map.entry(NamedConfig.SHAPE, new Owed("9.5-32", List.of("name"))),
            Map.entry(ReachedSystem.SHAPE, new Owed("9.5-28", List.of("name"))),
            Map.entry(LeftRecord.SHAPE, new Owed("9.5-28", List.of("name"))),
            Map.entry(SuggestedCeiling.SHAPE, new Owed("9.5-27", List.of("system"))),
            Map.entry(Refusal.SHAPE, new Owed("9.5-25", List.of("statement"))));

    @Override
    public void check(Examined document, Findings into) {
        for (Carried carried : document.carried()) {
            carried.listed()
                    .map(OWED::get)
                    .ifPresent(owed -> carried.value().objects().forEach(part -> named(part, owed, into)));
        }
        apart(document, into);
    }

    private static void named(Spot part, Owed owed, Findings into) {
        boolean named = owed.oneOf().stream()
                .anyMatch(
                        name -> part.text(name).filter(text -> !text.isEmpty()).isPresent());
        if (!named) {
            into.error(owed.rule(), part.path(), "the entry has no " + String.join(" and no ", owed.oneOf()));
        }
    }

    private static void apart(Examined document, Findings into) {
        Set<String> taken = new HashSet<>();
        for (Spot offering : document.offerings()) {
            String key = offering.text("id").or(() -> offering.text("name")).orElse("");
            if (!key.isEmpty() && !taken.add(key)) {
                into.error(OFFERING, offering.path(), "another offering is called " + Quoted.of(key) + " too");
            }
        }
    }
}
