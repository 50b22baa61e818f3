package io.agentdoc.cli.text;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.value.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** JSON that means the same and holds nothing raw that could attack a terminal: such characters stand as escapes. */
public final class SafeJson {
    private SafeJson() {}

    /** The pretty form, with a line feed at its end. */
    public static String of(Json value) {
        return of(JsonPretty.of(value));
    }

    /** The same text, where it is one of JSON in UTF-8. */
    public static String of(Bytes json) {
        String pretty = new String(json.toArray(), StandardCharsets.UTF_8);
        StringBuilder safe = new StringBuilder(pretty.length());
        for (int i = 0; i < pretty.length(); ) {
            int c = pretty.codePointAt(i);
            i += Character.charCount(c);
            if (c == '\n' || SafeText.isHarmless(c)) {
                safe.appendCodePoint(c);
            } else {
                escape(c, safe);
            }
        }
        return safe.toString();
    }

    private static void escape(int c, StringBuilder into) {
        for (char unit : Character.toChars(c)) {
            into.append("\\u").append(String.format(Locale.ROOT, "%04x", (int) unit));
        }
    }
}
