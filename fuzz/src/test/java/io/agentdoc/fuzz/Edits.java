package io.agentdoc.fuzz;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Changes a document as a list of steps says, four bytes each: what is done, to which value (two), and with what.
 *
 * <p>So a byte of the input moves one thing in a document that is otherwise whole, where a byte of the document itself
 * would mostly leave no JSON.
 */
final class Edits {
    private static final int STEP = 4;
    private static final int MOST_STEPS = 48;
    private static final int MOST_VALUES = 6000;
    private static final int COPIES = 12;
    /** Three times what a reader takes; an edit puts a document into itself and doubles it at most. */
    private static final int DEEPEST = 200;

    private int left;

    private Edits() {}

    /** The document after the steps that stand in the input from there on. */
    static Json of(Json document, byte[] input, int from) {
        Json edited = document;
        for (int i = 0; i < MOST_STEPS && from + (i + 1) * STEP <= input.length; i++) {
            int at = from + i * STEP;
            int values = count(edited);
            if (values > MOST_VALUES || depth(edited) > DEEPEST) {
                return edited;
            }
            int place = ((input[at + 1] & 0xFF) << 8 | (input[at + 2] & 0xFF)) % values;
            edited = step(edited, input[at] & 0xFF, place, input[at + 3] & 0xFF);
        }
        return edited;
    }

    private static Json step(Json document, int what, int place, int with) {
        Json value = what % 3 == 0 ? find(document, with * 7 % count(document)) : Hostile.value(with);
        return switch (what % 8) {
            case 0, 1, 2, 3 -> replaced(document, place, value);
            case 4 -> replaced(document, place, grown(find(document, place), value, with));
            case 5 -> replaced(document, place, shrunk(find(document, place), with));
            case 6 -> replaced(document, place, copied(find(document, place), with));
            default -> replaced(document, place, JsonArray.of(java.util.stream.Stream.of(find(document, place))));
        };
    }

    /** With one member or element more. */
    private static Json grown(Json into, Json value, int with) {
        return switch (into) {
            case JsonObject object -> {
                JsonObject.Builder more = builder(object);
                List<String> names = List.copyOf(object.names());
                more.put(
                        names.isEmpty() || with % 2 == 0 ? Hostile.text(with / 2) : names.get(with % names.size()),
                        value);
                yield more.build();
            }
            case JsonArray array -> {
                List<Json> more = new ArrayList<>(array.elements());
                more.add(value);
                yield new JsonArray(more);
            }
            default -> value;
        };
    }

    /** With one member or element less. */
    private static Json shrunk(Json from, int with) {
        return switch (from) {
            case JsonObject object
            when object.size() > 0 -> object.without(List.copyOf(object.names()).get(with % object.size()));
            case JsonArray array
            when !array.elements().isEmpty() -> {
                List<Json> less = new ArrayList<>(array.elements());
                less.remove(with % less.size());
                yield new JsonArray(less);
            }
            default -> from;
        };
    }

    /** With one element many times, or one member under many names. */
    private static Json copied(Json from, int with) {
        return switch (from) {
            case JsonObject object
            when object.size() > 0 -> {
                JsonObject.Builder more = builder(object);
                String name = List.copyOf(object.names()).get(with % object.size());
                for (int i = 0; i < COPIES; i++) {
                    more.put(name + i, object.get(name).orElseThrow());
                }
                yield more.build();
            }
            case JsonArray array
            when !array.elements().isEmpty() -> {
                List<Json> more = new ArrayList<>(array.elements());
                for (int i = 0; i < COPIES; i++) {
                    more.add(with % more.size(), more.get(with % more.size()));
                }
                yield new JsonArray(more);
            }
            default -> from;
        };
    }

    private static JsonObject.Builder builder(JsonObject object) {
        JsonObject.Builder builder = JsonObject.builder();
        object.forEach(builder::put);
        return builder;
    }

    private static int count(Json value) {
        return switch (value) {
            case JsonObject object -> {
                int[] sum = {1};
                object.forEach((name, member) -> sum[0] += count(member));
                yield sum[0];
            }
            case JsonArray array ->
                1 + array.elements().stream().mapToInt(Edits::count).sum();
            default -> 1;
        };
    }

    private static int depth(Json value) {
        return switch (value) {
            case JsonObject object -> {
                int[] most = {0};
                object.forEach((name, member) -> most[0] = Math.max(most[0], depth(member)));
                yield 1 + most[0];
            }
            case JsonArray array ->
                1 + array.elements().stream().mapToInt(Edits::depth).max().orElse(0);
            default -> 1;
        };
    }

    /** The value of that number, counted as the text has them. */
    private static Json find(Json in, int number) {
        Edits walk = new Edits();
        walk.left = number;
        return walk.find(in).orElseThrow();
    }

    private Optional<Json> find(Json in) {
        if (left-- == 0) {
            return Optional.of(in);
        }
        List<Json> below = new ArrayList<>();
        if (in instanceof JsonObject object) {
            object.forEach((name, member) -> below.add(member));
        } else if (in instanceof JsonArray array) {
            below.addAll(array.elements());
        }
        return below.stream().flatMap(value -> find(value).stream()).findFirst();
    }

    private static Json replaced(Json in, int number, Json by) {
        Edits walk = new Edits();
        walk.left = number;
        return walk.replaced(in, by);
    }

    private Json replaced(Json in, Json by) {
        if (left-- == 0) {
            return by;
        }
        return switch (in) {
            case JsonObject object -> {
                JsonObject.Builder copy = JsonObject.builder();
                object.forEach((name, member) -> copy.put(name, replaced(member, by)));
                yield copy.build();
            }
            case JsonArray array -> JsonArray.of(array.elements().stream().map(element -> replaced(element, by)));
            default -> in;
        };
    }
}
