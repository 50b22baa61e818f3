package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Documented;
import io.agentdoc.assembler.fixture.Hostile;
import io.agentdoc.assembler.fixture.Leaves;
import io.agentdoc.assembler.fixture.Spoken;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.testing.Clause;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A source that names one thing twice, and differently: neither is taken for the other without a word. */
@Clause(value = "6.4-1", by = Readers.class)
class ContradictionsTest {
    private static final List<String> NAMES = List.of("id", "name", "clause", "interface", "identifier", "sku", "case");
    private final Set<String> tried = new HashSet<>();
    private final List<String> silent = new ArrayList<>();

    @ParameterizedTest
    @EnumSource(KnownKind.class)
    void an_entry_that_stands_twice_and_differs_is_not_passed_over_without_a_word(KnownKind kind) {
        for (Assembling agent : OneReading.agents()) {
            agent.trees().forEach((id, tree) -> {
                if (agent.kind(id).known().equals(Optional.of(kind))) {
                    contradict(kind, tree);
                }
            });
        }
        assertEquals(List.of(), silent);
    }

    private void contradict(KnownKind kind, Json document) {
        Reading whole = OneReading.of(kind, document);
        for (JsonPointer place : Hostile.places(document)) {
            if (Node.root(document).find(place).orElseThrow().value() instanceof JsonArray list) {
                for (int i = 0; i < list.elements().size(); i++) {
                    if (list.elements().get(i) instanceof JsonObject entry
                            && NAMES.stream().anyMatch(name -> entry.get(name).isPresent())) {
                        contradict(kind, document, place, list, i, whole);
                    }
                }
            }
        }
    }

    private void contradict(
            KnownKind kind, Json document, JsonPointer place, JsonArray list, int index, Reading whole) {
        Json entry = list.elements().get(index);
        for (JsonPointer leaf : Hostile.places(entry)) {
            String where = kind + " " + OneReading.collapsed(place) + "/*" + OneReading.collapsed(leaf);
            Json value = Node.root(entry).find(leaf).orElseThrow().value();
            boolean isName =
                    leaf.tokens().size() == 1 && NAMES.contains(leaf.tokens().getFirst());
            if (isName || !(value instanceof JsonText || value instanceof JsonNumber) || !tried.add(where)) {
                continue;
            }
            Json other = Hostile.with(entry, leaf, Optional.of(other(value)));
            Reading alone =
                    OneReading.of(kind, Hostile.with(document, place, Optional.of(replaced(list, index, other))));
            if (Spoken.of(alone.says()).equals(Spoken.of(whole.says()))) {
                continue;
            }
            List<Json> both = new ArrayList<>(list.elements());
            both.add(other);
            Reading after = OneReading.of(kind, Hostile.with(document, place, Optional.of(new JsonArray(both))));
            Set<Finding> said = new HashSet<>(after.findings());
            whole.findings().forEach(said::remove);
            assertEquals(1, entries(after, entry), where);
            if (said.isEmpty() && count(after) <= count(whole)) {
                silent.add(where);
            }
        }
    }

    /** How often an offering of that id is told, where it is one; a list of another kind may tell both. */
    private static long entries(Reading reading, Json entry) {
        Optional<String> id = Node.root(entry).text("id");
        long told = reading.says().sells().get(Sells.OFFERINGS).carried().orElse(List.of()).stream()
                .filter(offering ->
                        id.isPresent() && offering.get(Offering.ID).carried().equals(id))
                .count();
        return Math.max(told, 1);
    }

    @Test
    void what_two_entries_of_one_offering_say_differently_is_not_stated() {
        Documented doc = Documented.descriptor("""
                "offerings": [{"id": "a", "name": "Tables", "does": "Reads.", "authority": ["read-only"], "examples": ["One."]},
                              {"id": "b", "name": "Another"},
                              {"id": "a", "name": "Tables", "does": "Buys.", "authority": ["spends-money"]}]
                """);
        Node offering = doc.offering(0);

        assertEquals(2, doc.at("sells", "offerings").elements().size());
        assertEquals(
                List.of("id", "name", "scope", "state"),
                offering.members().stream().map(Node.Entry::name).toList());
        assertTrue(doc.notStated().contains("sells.offerings[a].authority"));
    }

    @Test
    @Clause(value = "6.11-3", by = RepeatedOfferings.class)
    void an_offering_of_two_scopes_is_open_ended_and_says_nothing_of_what_it_can_do() {
        Documented doc = Documented.descriptor("""
                "offerings": [{"id": "a", "name": "Tables", "does": "Reads."},
                              {"id": "a", "name": "Tables", "does": "Reads.", "scope": "open-with-focus", "focus": "research"}]
                """);

        assertEquals(Optional.of("open-ended"), doc.offering(0).text("scope"));
        assertTrue(doc.offering(0).member("does").isEmpty());
        assertTrue(doc.offering(0).member("focus").isEmpty());
    }

    @Test
    void an_offering_that_is_merely_repeated_is_told_once() {
        String entry = "{\"id\": \"a\", \"does\": \"Reads.\", \"inputs\": [{\"name\": \"in\", \"kind\": \"text\"}]}";
        Documented once = Documented.descriptor("\"offerings\": [" + entry + "]");
        Documented twice = Documented.descriptor("\"offerings\": [" + entry + ", " + entry + "]");

        assertEquals(once.at("sells").value(), twice.at("sells").value());
    }

    private static int count(Reading reading) {
        return Leaves.of(OneReading.json(reading)).size();
    }

    private static JsonArray replaced(JsonArray list, int index, Json entry) {
        List<Json> elements = new ArrayList<>(list.elements());
        elements.set(index, entry);
        return new JsonArray(elements);
    }

    private static Json other(Json value) {
        return value instanceof JsonNumber ? new JsonNumber("77") : new JsonText("another");
    }
}
