package io.agentdoc.assembler.check.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@Clause("5.8-7")
class LayersTest {

    @Test
    void of_a_preference_the_closest_layer_decides() {
        List<Json> layers = List.of(new JsonText("author"), new JsonText("team"), new JsonText("person"));
        assertEquals(Optional.of(new JsonText("person")), Layers.closest(layers));
        assertEquals(Optional.empty(), Layers.closest(List.of()));
    }

    @Test
    void of_lists_what_they_have_in_common_is_left() {
        assertEquals(Optional.of(words("b")), Layers.tightest(List.of(words("a", "b"), words("b", "c"))));
        assertEquals(Optional.of(words()), Layers.tightest(List.of(words("a"), words("b"))));
    }

    @Test
    void of_ceilings_the_lowest_is_left() {
        assertEquals(
                Optional.of(new JsonNumber("7")),
                Layers.tightest(List.of(new JsonNumber("10"), new JsonNumber("7"), new JsonNumber("8"))));
    }

    @Test
    void no_is_tighter_than_yes() {
        assertEquals(
                Optional.of(JsonBoolean.FALSE),
                Layers.tightest(List.of(JsonBoolean.TRUE, JsonBoolean.FALSE, JsonBoolean.TRUE)));
    }

    @Test
    void layers_of_different_types_give_nothing() {
        assertEquals(Optional.empty(), Layers.tightest(List.of(new JsonNumber("1"), JsonBoolean.TRUE)));
        assertEquals(Optional.empty(), Layers.tightest(List.of()));
    }

    private static Json words(String... words) {
        return JsonArray.texts(Stream.of(words));
    }
}
