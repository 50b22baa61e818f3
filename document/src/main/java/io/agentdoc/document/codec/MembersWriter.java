package io.agentdoc.document.codec;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.stated.Computed;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;

/**
 * Writes a part's members in their order, each with the source it came from where its section has several (9.3).
 *
 * <p>A section of one source needs no pointers. In a section of several, a member that rests on one source carries
 * {@code <member>_from} and nothing below it does; a member that rests on several carries none and those below it do.
 */
final class MembersWriter {
    private MembersWriter() {}

    static void write(Part part, boolean narrowing, JsonObject.Builder into) {
        for (Member<?> member : part.shape().members()) {
            write(part, member, narrowing, into);
        }
    }

    private static <T> void write(Part part, Member<T> member, boolean narrowing, JsonObject.Builder into) {
        Stated<T> stated = part.get(member);
        if (stated.carried().isEmpty()) {
            return;
        }
        T value = stated.carried().get();
        switch (member.form()) {
            case Form.InColumn column -> writeColumn((Column) value, into);
            case Form.Source source -> into.put(member.name(), ((SourceId) value).text());
            default -> writeCited(part, member, stated, value, narrowing, into);
        }
    }

    private static <T> void writeCited(
            Part part, Member<T> member, Stated<T> stated, T value, boolean narrowing, JsonObject.Builder into) {
        NavigableSet<SourceId> sources = narrowing ? Sources.of(member, part.members()) : new java.util.TreeSet<>();
        boolean several = sources.size() > 1;
        into.put(member.name(), json(member.form(), value, several));
        if (sources.size() == 1) {
            into.put(member.name() + "_from", sources.first().text());
        } else if (several && stated instanceof Computed && member.form() instanceof Form.Text) {
            into.put(
                    member.name() + "_sources", JsonArray.texts(sources.stream().map(SourceId::text)));
        }
    }

    private static <T> Json json(Form<T> form, T value, boolean narrowing) {
        return switch (form) {
            case Form.Text text -> new JsonText((String) value);
            case Form.Flag flag -> JsonBoolean.of((Boolean) value);
            case Form.Verbatim verbatim -> (Json) value;
            case Form.Texts texts -> JsonArray.texts(((List<?>) value).stream().map(String.class::cast));
            case Form.One<?> one -> object((Part) value, narrowing);
            case Form.Listed<?> listed ->
                new JsonArray(((List<?>) value)
                        .stream().map(part -> object((Part) part, narrowing)).toList());
            case Form.ByName<?> byName -> objects((Map<?, ?>) value, narrowing);
            case Form.Source source -> new JsonText(((SourceId) value).text());
            case Form.InColumn column -> new JsonText(((Column) value).word());
        };
    }

    private static Json object(Part part, boolean narrowing) {
        JsonObject.Builder object = JsonObject.builder();
        write(part, narrowing, object);
        return object.build();
    }

    private static Json objects(Map<?, ?> parts, boolean narrowing) {
        JsonObject.Builder object = JsonObject.builder();
        parts.forEach((name, part) -> object.put((String) name, object((Part) part, narrowing)));
        return object.build();
    }

    private static void writeColumn(Column column, JsonObject.Builder into) {
        into.put("state", column.word());
        switch (column) {
            case Column.Confirmed(var at, SourceId by) ->
                into.put("confirmed_at", Instants.text(at)).put("confirmed_by", by.text());
            case Column.Failed(var at, SourceId by) ->
                into.put("failed_at", Instants.text(at)).put("failed_by", by.text());
            case Column.Declared declared -> {}
        }
    }
}
