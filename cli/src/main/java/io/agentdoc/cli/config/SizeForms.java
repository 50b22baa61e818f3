package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The form of a number of bytes. */
final class SizeForms {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,9})(|KiB|MiB)");

    private SizeForms() {}

    static ScalarForm<Integer> size(int most) {
        String wanted = "a number of bytes, KiB or MiB, at most " + text(most);
        return new ScalarForm<>(
                wanted,
                "1MiB",
                Forms.TEXT_OR_NUMBER,
                (scalar, reading) -> {
                    Matcher matcher = FORM.matcher(scalar.text());
                    long bytes = matcher.matches() ? Long.parseLong(matcher.group(1)) * unit(matcher.group(2)) : 0;
                    return bytes > 0 && bytes <= most ? new Fit.Right<>((int) bytes) : Forms.wants(wanted, "1MiB");
                },
                bytes -> new JsonText(text(bytes)),
                JsonObject.builder()
                        .put("type", JsonArray.texts(Stream.of("string", "integer")))
                        .put("pattern", "^[0-9]{1,9}(KiB|MiB)?$")
                        .build());
    }

    private static long unit(String name) {
        return switch (name) {
            case "KiB" -> 1L << 10;
            case "MiB" -> 1L << 20;
            default -> 1;
        };
    }

    static String text(int bytes) {
        if (bytes % (1 << 20) == 0) {
            return (bytes >> 20) + "MiB";
        }
        return bytes % (1 << 10) == 0 ? (bytes >> 10) + "KiB" : Integer.toString(bytes);
    }
}
