package io.agentdoc.fuzz;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Values that stand where another was meant. */
final class Hostile {
    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "\u0000",
            "\n",
            "\u202Eabc",
            "a\u0301\u200D",
            "\uD83D\uDE00",
            "x".repeat(3000),
            "word ".repeat(400),
            "javascript:alert(1)",
            "java\tscript:alert(1)",
            "//evil.example/x",
            "https://a.example/",
            "https://user@a.example:99999/#?",
            "http://127.0.0.1/",
            "https://xn--e1afmkfd.example/\u0430",
            "mailto:a@b.example",
            "data:text/html,<script>alert(1)</script>",
            "<script>alert(1)</script>",
            "\"><img src=x onerror=alert(1)>",
            "</title><svg onload=alert(1)>",
            "<p style=\"position:fixed\"><a href=\"https://a.example\">b</a>",
            "{{7*7}}${7*7}",
            "]]>-->",
            "a.b[c]",
            "[0]",
            "\\]\\",
            "/~0~1/0",
            "2026-10-05T12:00:00Z",
            "2026-02-30T25:61:61Z",
            "+999999999-12-31T23:59:59Z",
            "-999999999-01-01T00:00:00Z",
            "P1DT24H",
            "PT9223372036854775807S",
            "sha256:" + "0".repeat(64),
            "0".repeat(64),
            "UDXU4RCSJNZOIQHZNWXHXORDPRTGNJAHAHFRGZNEEJCPQTT2M7NLCNF4",
            "agent-descriptor-v1",
            "verified",
            "EUR",
            "1.0.0",
            "999999999999999999999.0.0",
            "en",
            "application/json",
            "../../etc/passwd",
            "CON",
            "\u0130\u0131",
            "input.convert");

    private static final List<String> NUMBERS =
            List.of("0", "-0", "1", "-1", "1e308", "1e-400", "0.1", "9007199254740993", "9".repeat(100), "3.0");

    private static final List<Json> VALUES = values();

    private Hostile() {}

    static Json value(int number) {
        return VALUES.get(Math.floorMod(number, VALUES.size()));
    }

    static String text(int number) {
        return TEXTS.get(Math.floorMod(number, TEXTS.size()));
    }

    private static List<Json> values() {
        List<Json> values = new ArrayList<>();
        TEXTS.forEach(text -> values.add(new JsonText(text)));
        NUMBERS.forEach(number -> values.add(new JsonNumber(number)));
        values.addAll(List.of(
                JsonNull.NULL,
                JsonBoolean.of(true),
                JsonBoolean.of(false),
                JsonObject.empty(),
                JsonArray.empty(),
                JsonArray.texts(Stream.of("", "", "a", "a")),
                JsonArray.of(Stream.of(JsonNull.NULL, JsonObject.empty())),
                JsonObject.builder().put("", "").put("id", "a").build(),
                deep()));
        return values;
    }

    private static Json deep() {
        Json deep = new JsonText("deep");
        for (int i = 0; i < 40; i++) {
            deep = i % 2 == 0
                    ? JsonArray.of(Stream.of(deep))
                    : JsonObject.builder().put("a", deep).build();
        }
        return deep;
    }
}
