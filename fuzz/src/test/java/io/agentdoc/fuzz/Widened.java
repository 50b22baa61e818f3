package io.agentdoc.fuzz;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A document in which one list has many elements more, or one object many members, and the rest is as it was. */
final class Widened {
    /** What tells one thing of a list from another, where it has such a name. */
    private static final List<String> NAMES = List.of("id", "name", "member");

    private Widened() {}

    /** The lists and objects of a document that have something in them, one for each way that leads to such. */
    static List<List<String>> places(Json document) {
        Map<List<String>, List<String>> places = new LinkedHashMap<>();
        walk(document, List.of(), List.of(), places);
        return List.copyOf(places.values());
    }

    /** Those of them that are lists. */
    static List<List<String>> lists(Json document) {
        return places(document).stream()
                .filter(place -> value(document, place) instanceof JsonArray)
                .toList();
    }

    private static Json value(Json in, List<String> place) {
        Json value = in;
        for (String step : place) {
            value = value instanceof JsonArray array
                    ? array.elements().get(Integer.parseInt(step))
                    : ((JsonObject) value).get(step).orElseThrow();
        }
        return value;
    }

    private static void walk(Json value, List<String> way, List<String> at, Map<List<String>, List<String>> places) {
        if (value instanceof JsonArray array && !array.elements().isEmpty()) {
            places.putIfAbsent(way, at);
            for (int i = 0; i < array.elements().size(); i++) {
                walk(array.elements().get(i), and(way, "*"), and(at, Integer.toString(i)), places);
            }
        } else if (value instanceof JsonObject object && object.size() > 0) {
            places.putIfAbsent(way, at);
            object.forEach((name, member) -> walk(member, and(way, name), and(at, name), places));
        }
    }

    private static List<String> and(List<String> way, String step) {
        List<String> longer = new ArrayList<>(way);
        longer.add(step);
        return List.copyOf(longer);
    }

    /** The way to a place, the same for each element of one list. */
    static String way(List<String> place) {
        return place.stream().map(step -> step.matches("[0-9]+") ? "*" : step).collect(Collectors.joining("."));
    }

    /** The document with about so many bytes more at that place. */
    static Json at(Json document, List<String> place, int bytes) {
        return changed(document, place, value -> wide(value, bytes));
    }

    static Json changed(Json in, List<String> place, UnaryOperator<Json> change) {
        if (place.isEmpty()) {
            return change.apply(in);
        }
        String step = place.getFirst();
        List<String> rest = place.subList(1, place.size());
        if (in instanceof JsonArray array) {
            List<Json> elements = new ArrayList<>(array.elements());
            int index = Integer.parseInt(step);
            elements.set(index, changed(elements.get(index), rest, change));
            return new JsonArray(elements);
        }
        JsonObject.Builder members = JsonObject.builder();
        ((JsonObject) in)
                .forEach((name, member) ->
                        members.put(name, name.equals(step) ? changed(member, rest, change) : member));
        return members.build();
    }

    private static Json wide(Json value, int bytes) {
        return value instanceof JsonArray array ? elements(array, bytes) : members((JsonObject) value, bytes);
    }

    private static Json elements(JsonArray array, int bytes) {
        List<Json> elements = new ArrayList<>(array.elements());
        int left = bytes;
        for (int i = 0; left > 0; i++) {
            Json more = numbered(array.elements().get(i % array.elements().size()), i);
            elements.add(more);
            left -= CanonicalJson.of(more).size() + 1;
        }
        return new JsonArray(elements);
    }

    private static Json members(JsonObject object, int bytes) {
        JsonObject.Builder members = JsonObject.builder();
        object.forEach(members::put);
        List<String> names = List.copyOf(object.names());
        int left = bytes;
        for (int i = 0; left > 0; i++) {
            String name = names.get(i % names.size());
            Json more = object.get(name).orElseThrow();
            members.put(name + "-" + i, more);
            left -= CanonicalJson.of(more).size() + name.length() + 8;
        }
        return members.build();
    }

    private static Json numbered(Json element, int number) {
        return switch (element) {
            case JsonText(String text) -> new JsonText(text + "-" + number);
            case JsonObject object -> {
                JsonObject.Builder copy = JsonObject.builder();
                object.forEach((name, value) -> copy.put(
                        name, NAMES.contains(name) && value instanceof JsonText ? numbered(value, number) : value));
                yield copy.build();
            }
            default -> element;
        };
    }
}
