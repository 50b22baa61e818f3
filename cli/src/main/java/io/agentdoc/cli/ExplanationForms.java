package io.agentdoc.cli;

import io.agentdoc.assembler.trace.Explanation;
import io.agentdoc.cli.text.SafeText;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.SourceSignature;
import io.agentdoc.document.value.Digest;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** An explanation for people and for programs. */
final class ExplanationForms {
    private final Explanation explanation;

    ExplanationForms(Explanation explanation) {
        this.explanation = explanation;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        if (explanation.stated()) {
            line(text, explanation.member() + " is stated");
            explanation.value().ifPresent(value -> indented(text, "  ", pretty(value)));
            explanation.sources().forEach(cited -> cited(text, cited));
        } else {
            line(text, explanation.member() + " is not stated");
            line(text, explanation.searched().isEmpty() ? "searched: nothing" : "searched:");
            explanation.searched().forEach(source -> line(text, "  " + named(source)));
            if (!explanation.unavailable().isEmpty()) {
                line(text, "could not be had:");
            }
            explanation
                    .unavailable()
                    .forEach(source -> line(
                            text,
                            "  " + source.id() + "  " + source.kind() + "  " + source.url() + "  " + source.outcome()
                                    + ": " + source.why()));
        }
        return text.toString();
    }

    private static void cited(StringBuilder text, Explanation.Cited cited) {
        line(text, "by " + named(cited.source()));
        line(text, "  signature: " + signature(cited.source().signature()));
        cited.source().digest().ifPresent(digest -> line(text, "  digest: " + digest));
        cited.at().ifPresent(at -> {
            String place = at.span()
                    .map(span -> ", line " + span.line() + ", column " + span.column())
                    .orElse("");
            String pointer = at.pointer().toString();
            line(text, "  at " + (pointer.isEmpty() ? "the whole document" : pointer) + place + ":");
            indented(text, "    ", at.bytes());
        });
        cited.whyNot().ifPresent(why -> line(text, "  where in it: " + why));
    }

    private static String signature(SourceSignature signature) {
        String words = signature.state().toString().replace('_', ' ');
        return words
                + signature.by().map(key -> ", made with key " + key).orElse("")
                + signature.note().map(note -> " (" + note + ")").orElse("");
    }

    private static String named(Source source) {
        return source.id() + "  " + source.kind() + "  " + place(source);
    }

    static String place(Source source) {
        return switch (source) {
            case Source.Observation seen -> seen.what();
            case Source.Document document ->
                switch (document.place()) {
                    case Source.Place.Url(String url) -> url;
                    case Source.Place.Path(String path) -> path;
                    case Source.Place.Nowhere nowhere -> "";
                };
        };
    }

    private static String pretty(Json value) {
        return new String(JsonPretty.of(value).toArray(), StandardCharsets.UTF_8);
    }

    /** Only here a line break is a line break; each line is made safe by itself. */
    private static void indented(StringBuilder text, String by, String lines) {
        lines.lines().forEach(one -> line(text, by + one));
    }

    private static void line(StringBuilder text, String line) {
        text.append(SafeText.of(line)).append('\n');
    }

    JsonObject json() {
        JsonObject.Builder object = JsonObject.builder()
                .put("member", explanation.member().toString())
                .put("stated", JsonBoolean.of(explanation.stated()));
        explanation.value().ifPresent(value -> object.put("value", value));
        object.put("sources", JsonArray.of(explanation.sources().stream().map(ExplanationForms::json)));
        object.put(
                "searched",
                JsonArray.texts(explanation.searched().stream()
                        .map(source -> source.id().text())));
        if (!explanation.unavailable().isEmpty()) {
            object.put("unavailable", JsonArray.of(unavailable()));
        }
        return object.build();
    }

    private Stream<JsonObject> unavailable() {
        return explanation.unavailable().stream()
                .map(source -> JsonObject.builder()
                        .put("id", source.id().text())
                        .put("url", source.url())
                        .put("outcome", source.outcome().toString())
                        .put("why", source.why())
                        .build());
    }

    private static JsonObject json(Explanation.Cited cited) {
        Source source = cited.source();
        JsonObject.Builder object =
                JsonObject.builder().put("id", source.id().text()).put("url", place(source));
        source.digest().map(Digest::toString).ifPresent(digest -> object.put("digest", digest));
        object.put("signature", source.signature().state().toString());
        cited.at().ifPresent(at -> object.put("pointer", at.pointer().toString()));
        cited.at().map(Explanation.Quoted::bytes).ifPresent(bytes -> object.put("bytes", bytes));
        cited.whyNot().ifPresent(why -> object.put("why", why));
        return object.build();
    }
}
