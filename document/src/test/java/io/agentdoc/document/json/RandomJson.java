package io.agentdoc.document.json;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Trees drawn from a seed: every kind of value, awkward names and numbers, few levels. */
final class RandomJson {
    private static final List<String> AWKWARD = List.of(
            "",
            "a",
            "b",
            "A",
            "é",
            "e\u0301",
            "€",
            "😀",
            "\uFB33",
            "\u2028",
            "\u007f",
            "\u0000",
            "\b\t\n\f\r\u001f",
            "\"",
            "\\",
            "/",
            "0",
            "1",
            "10",
            "2",
            "007",
            "-1",
            "4294967294",
            "4294967295",
            "1.5",
            "__proto__",
            "</script>");
    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "1",
            "1.0",
            "1e0",
            "100",
            "9007199254740993",
            "1e21",
            "1e20",
            "1e-6",
            "1e-7",
            "0.1",
            "5e-324",
            "1.7976931348623157e308",
            "123456789012345678901234567890",
            "-2.50");

    private final SplittableRandom random;

    RandomJson(long seed) {
        random = new SplittableRandom(seed);
    }

    Json next() {
        return next(4);
    }

    private Json next(int levels) {
        return switch (random.nextInt(levels == 0 ? 5 : 9)) {
            case 0 -> JsonNull.NULL;
            case 1 -> JsonBoolean.of(random.nextBoolean());
            case 2, 3 -> number();
            case 4 -> new JsonText(text());
            case 5, 6 -> array(levels);
            default -> object(levels);
        };
    }

    private Json array(int levels) {
        List<Json> elements = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            elements.add(next(levels - 1));
        }
        return new JsonArray(elements);
    }

    private Json object(int levels) {
        JsonObject.Builder members = JsonObject.builder();
        for (int i = random.nextInt(7); i > 0; i--) {
            members.put(text(), next(levels - 1));
        }
        return members.build();
    }

    private Json number() {
        double value = Double.longBitsToDouble(random.nextLong());
        return new JsonNumber(random.nextBoolean() || !Double.isFinite(value) ? pick(NUMBERS) : Double.toString(value));
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(3); i >= 0; i--) {
            text.append(pick(AWKWARD));
        }
        return text.toString();
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
