package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The plain forms: texts, whole numbers, switches and words of a closed list. */
final class Forms {
    static final Set<Given.Type> TEXT = EnumSet.of(Given.Type.TEXT);
    static final Set<Given.Type> TEXT_OR_NUMBER = EnumSet.of(Given.Type.TEXT, Given.Type.NUMBER);

    private Forms() {}

    /** A text form whose text is read by a function; the schema says what a text can say of itself. */
    static <T> ScalarForm<T> ofText(
            String wanted,
            String example,
            JsonObject schema,
            ScalarForm.Fitting<T> fitting,
            Function<T, String> writing) {
        return new ScalarForm<>(wanted, example, TEXT, fitting, value -> new JsonText(writing.apply(value)), schema);
    }

    static JsonObject textSchema() {
        return JsonObject.builder().put("type", "string").build();
    }

    static JsonObject textSchema(String keyword, String value) {
        return JsonObject.builder().put("type", "string").put(keyword, value).build();
    }

    /** The refusal that asks for what is wanted and shows an example. */
    static <T> Fit<T> wants(String wanted, String example) {
        return new Fit.Wrong<>("wants " + wanted + "; type " + example);
    }

    /** A text of one line. */
    static ScalarForm<String> line(String wanted, String example) {
        return ofText(
                wanted,
                example,
                JsonObject.builder()
                        .put("type", "string")
                        .put("minLength", new JsonNumber("1"))
                        .build(),
                (scalar, reading) -> {
                    if (scalar.text().isBlank()) {
                        return new Fit.Wrong<>("is empty; type " + wanted + " such as " + example);
                    }
                    if (scalar.text().codePoints().anyMatch(Character::isISOControl)) {
                        return new Fit.Wrong<>("holds a line break or another control character; remove it");
                    }
                    return new Fit.Right<>(scalar.text());
                },
                text -> text);
    }

    static ScalarForm<Boolean> flag() {
        return new ScalarForm<>(
                "true or false",
                "true",
                EnumSet.of(Given.Type.FLAG),
                (scalar, reading) ->
                        new Fit.Right<>(scalar.text().toLowerCase(Locale.ROOT).equals("true")),
                JsonBoolean::of,
                JsonObject.builder().put("type", "boolean").build());
    }

    static ScalarForm<Integer> whole(int least, int most) {
        String wanted = "a whole number from " + least + " to " + most;
        return new ScalarForm<>(
                wanted,
                Integer.toString(least),
                EnumSet.of(Given.Type.NUMBER),
                (scalar, reading) -> {
                    boolean digits = scalar.text().matches("[0-9]{1,9}");
                    int value = digits ? Integer.parseInt(scalar.text()) : -1;
                    return digits && value >= least && value <= most
                            ? new Fit.Right<>(value)
                            : new Fit.Wrong<>("wants " + wanted + "; type one in this range");
                },
                value -> new JsonNumber(Integer.toString(value)),
                JsonObject.builder()
                        .put("type", "integer")
                        .put("minimum", new JsonNumber(Integer.toString(least)))
                        .put("maximum", new JsonNumber(Integer.toString(most)))
                        .build());
    }

    /** One of the words that an enum's constants print. */
    static <E extends Enum<E>> ScalarForm<E> word(Class<E> type) {
        E[] constants = type.getEnumConstants();
        String words =
                String.join(", ", Arrays.stream(constants).map(Enum::toString).toList());
        return ofText(
                "one of " + words,
                constants[0].toString(),
                JsonObject.builder()
                        .put("enum", JsonArray.texts(Arrays.stream(constants).map(Enum::toString)))
                        .build(),
                (scalar, reading) -> Stream.of(constants)
                        .filter(constant -> constant.toString().equals(scalar.text()))
                        .<Fit<E>>map(Fit.Right::new)
                        .findFirst()
                        .orElseGet(() -> unknownWord(scalar.text(), words)),
                Enum::toString);
    }

    private static <E> Fit<E> unknownWord(String typed, String words) {
        String cure = Nearest.to(typed, Set.of(words.split(", ")))
                .map(word -> "type " + word)
                .orElse("type one of these");
        return new Fit.Wrong<>("wants one of " + words + "; " + cure);
    }
}
