package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.JsonPointer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTreeTest {
    private static final Node DOCUMENT = Node.root(Parsing.tree("""
            {"id": "a", "list": ["x", {"y": true}], "n": 1.0, "nothing": null, "a/b": {"~": 0}}"""));

    @Test
    void a_node_knows_its_place() {
        Node y = DOCUMENT.member("list")
                .orElseThrow()
                .elements()
                .get(1)
                .member("y")
                .orElseThrow();

        assertEquals("/list/1/y", y.at().toString());
        assertEquals(Optional.of(true), y.flag());
        assertEquals(
                "/a~1b/~0",
                DOCUMENT.member("a/b")
                        .orElseThrow()
                        .members()
                        .getFirst()
                        .node()
                        .at()
                        .toString());
        assertEquals(JsonPointer.root(), DOCUMENT.at());
    }

    @Test
    void a_place_leads_to_its_node_and_one_that_is_not_there_to_none() {
        Node root = Node.root(Parsing.tree("{\"a\": [{\"b/c\": 1}, [2, 3]], \"0\": {\"1\": 4}}"));

        for (String place : List.of("", "/a", "/a/0", "/a/0/b~1c", "/a/1/1", "/0/1")) {
            JsonPointer pointer = JsonPointer.parse(place).orElseThrow();
            assertEquals(Optional.of(pointer), root.find(pointer).map(Node::at), place);
        }
        assertEquals(
                Optional.of(new JsonNumber("3")),
                root.find(JsonPointer.parse("/a/1/1").orElseThrow()).map(Node::value));
        for (String place : List.of("/b", "/a/2", "/a/01", "/a/-", "/a/b", "/a/0/b", "/a/1/1/0")) {
            assertEquals(Optional.empty(), root.find(JsonPointer.parse(place).orElseThrow()), place);
        }
    }

    @Test
    void a_node_is_read_by_its_type_and_silent_otherwise() {
        assertEquals(Optional.of("a"), DOCUMENT.text("id"));
        assertEquals(Optional.empty(), DOCUMENT.text("n"));
        assertEquals(Optional.empty(), DOCUMENT.text("absent"));
        assertEquals(Optional.empty(), DOCUMENT.member("absent"));
        assertEquals(Optional.empty(), DOCUMENT.member("id").orElseThrow().member("id"));
        assertEquals(Optional.empty(), DOCUMENT.member("id").orElseThrow().flag());
        assertEquals(Optional.empty(), DOCUMENT.member("id").orElseThrow().number());
        assertEquals(
                Optional.of(new JsonNumber("1.0")),
                DOCUMENT.member("n").orElseThrow().number());
        assertEquals(List.of(), DOCUMENT.elements());
        assertEquals(List.of(), DOCUMENT.member("list").orElseThrow().members());
    }

    @Test
    void a_node_tells_its_kind() {
        Node list = DOCUMENT.member("list").orElseThrow();
        Node nothing = DOCUMENT.member("nothing").orElseThrow();

        assertTrue(DOCUMENT.isObject());
        assertFalse(list.isObject());
        assertTrue(list.isArray());
        assertFalse(DOCUMENT.isArray());
        assertTrue(nothing.isNull());
        assertFalse(list.isNull());
    }

    @Test
    void members_come_in_the_order_of_the_text() {
        assertEquals(
                List.of("id", "list", "n", "nothing", "a/b"),
                DOCUMENT.members().stream().map(Node.Entry::name).toList());
    }

    @Test
    void a_value_names_its_type_for_people() {
        assertEquals(
                List.of("an object", "a list", "a text", "a number", "true or false", "null"),
                Stream.of(
                                JsonObject.empty(),
                                JsonArray.empty(),
                                new JsonText(""),
                                new JsonNumber("1"),
                                JsonBoolean.of(false),
                                JsonNull.NULL)
                        .map(Json::typeName)
                        .toList());
    }

    @Test
    void an_object_without_a_member_is_another_and_without_an_absent_one_the_same() {
        JsonObject object =
                JsonObject.builder().put("a", "1").put("b", "2").put("c", "3").build();

        assertEquals(JsonObject.builder().put("b", "2").build(), object.without("a", "c", "d"));
        assertEquals(3, object.size());
        assertSame(object, object.without("d"));
        assertSame(object, object.without());
    }

    @Test
    void an_object_does_not_change_with_what_made_it() {
        Map<String, Json> members = new LinkedHashMap<>(Map.of("a", new JsonNumber("1")));
        JsonObject object = JsonObject.of(members);
        JsonObject.Builder builder = JsonObject.builder().put("a", new JsonNumber("1"));
        JsonObject built = builder.build();

        members.put("b", new JsonNumber("2"));
        builder.put("b", new JsonNumber("2"));

        assertEquals(1, object.size());
        assertEquals(object, built);
        assertEquals(object.hashCode(), built.hashCode());
        assertThrows(UnsupportedOperationException.class, () -> object.names().remove("a"));
        assertFalse(object.has("b"));
        assertTrue(object.has("a"));
        assertEquals(Optional.empty(), object.get("b"));
    }

    @Test
    void a_builder_keeps_the_last_value_of_a_name_and_tells_whether_it_has_any() {
        assertTrue(JsonObject.builder().isEmpty());
        assertFalse(JsonObject.builder().put("a", "1").isEmpty());
        assertEquals(
                Optional.of(new JsonText("2")),
                JsonObject.builder().put("a", "1").put("a", "2").build().get("a"));
    }

    @Test
    void objects_are_equal_by_their_members_whatever_the_order() {
        JsonObject object = JsonObject.builder().put("a", "1").put("b", "2").build();

        assertEquals(JsonObject.builder().put("b", "2").put("a", "1").build(), object);
        assertNotEquals(JsonObject.builder().put("a", "1").build(), object);
        assertFalse(object.equals(new JsonText("x")));
        assertEquals("{a=JsonText[value=1], b=JsonText[value=2]}", object.toString());
    }

    @Test
    void a_list_does_not_change_with_what_made_it() {
        List<Json> elements = new ArrayList<>(List.of(new JsonNumber("1")));
        JsonArray array = new JsonArray(elements);
        elements.clear();

        assertEquals(1, array.elements().size());
        assertEquals(
                new JsonArray(List.of(new JsonText("a"), new JsonText("b"))), JsonArray.texts(Stream.of("a", "b")));
    }

    @Test
    void truth_has_a_value() {
        assertTrue(JsonBoolean.of(true).value());
        assertFalse(JsonBoolean.of(false).value());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0, 0",
        "7, 7",
        "3.0, 3",
        "1e3, 1000",
        "1.5e1, 15",
        "-12, -12",
        "0e99999999, 0",
        "0E-99999999999999, 0",
        "1.0000000000000000000000000000000000000000000000000000000000000000, 1",
        "0.000e5, 0",
        "9223372036854775807, 9223372036854775807",
        "-9223372036854775808, -9223372036854775808",
        "9007199254740993, 9007199254740993",
        "1000000000000000000.00, 1000000000000000000",
        "1e18, 1000000000000000000"
    })
    void a_whole_number_is_told_exactly(String text, long value) {
        assertEquals(Optional.of(value), new JsonNumber(text).asLong());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.5",
                "1e-1",
                "9223372036854775808",
                "-9223372036854775809",
                "1e19",
                "1e999999999",
                "1e-999999999",
                "12345678901234567890123",
                "1e-99999999999999",
                "9e-400",
                "0.09E-400",
                "0.4999999999999999999999999"
            })
    void what_is_not_whole_or_does_not_fit_is_not_told(String text) {
        assertEquals(Optional.empty(), new JsonNumber(text).asLong());
    }
}
