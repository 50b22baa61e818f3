package io.agentdoc.assembler.assemble;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Scheme;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What one source says otherwise than the one that is carried (6.8, 9.4): a value at its member, a part at each of its
 * members, a list part by part.
 *
 * <p>Parts of two lists are the same part where they have the same id or name. One that only the other source has is told
 * at the list; one that the other leaves out is no drift. Parts without a name of their own are held against nothing, for
 * nobody can say which is which; a scheme has a label that each document gives it. Neither is what a source does not say itself: a column, or where something stands.
 *
 * @param from the source that is carried
 * @param foundFrom the other
 */
record Drift(Disagreements into, SourceId from, SourceId foundFrom) {

    <T> void compare(Member<T> member, MemberPath at, Stated<T> carried, Stated<T> found) {
        if (carried.carried().isPresent() && found.carried().isPresent()) {
            values(member.form(), at, carried.carried().get(), found.carried().get());
        }
    }

    private void values(Form<?> form, MemberPath at, Object carried, Object found) {
        switch (form) {
            case Form.One<?> one -> parts(at, (Part) carried, (Part) found);
            case Form.Listed<?> listed
            when listed.shape().equals(Scheme.SHAPE) -> {} // its id is the document's own label
            case Form.Listed<?> listed -> keyed(at, at::element, byKey((List<?>) carried), byKey((List<?>) found));
            case Form.ByName<?> byName -> keyed(at, at::member, Optional.of(named(carried)), Optional.of(named(found)));
            default ->
                json(form, carried)
                        .ifPresent(value ->
                                into.add(at, value, from, json(form, found).orElseThrow(), foundFrom));
        }
    }

    private void parts(MemberPath at, Part carried, Part found) {
        for (Member<?> member : carried.shape().members()) {
            compareIn(member, at, carried, found);
        }
    }

    private <T> void compareIn(Member<T> member, MemberPath at, Part carried, Part found) {
        compare(member, at.member(member.name()), carried.get(member), found.get(member));
    }

    private void keyed(
            MemberPath at,
            Function<String, MemberPath> below,
            Optional<Map<String, Part>> carried,
            Optional<Map<String, Part>> found) {
        if (carried.isEmpty() || found.isEmpty()) {
            return;
        }
        found.get().forEach((key, part) -> {
            Part same = carried.get().get(key);
            if (same != null) {
                parts(below.apply(key), same, part);
            } else {
                into.add(at, JsonArray.texts(carried.get().keySet().stream()), from, new JsonText(key), foundFrom);
            }
        });
    }

    /** The parts by what they are called; nothing where one has no name, or where two have the same. */
    private static Optional<Map<String, Part>> byKey(List<?> list) {
        List<Part> parts = list.stream().map(Part.class::cast).toList();
        List<String> keys = Elements.keys(parts);
        Map<String, Part> byKey = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            if (!isCalled(parts.get(i), keys.get(i))) {
                return Optional.empty();
            }
            byKey.put(keys.get(i), parts.get(i));
        }
        return Optional.of(byKey);
    }

    private static boolean isCalled(Part part, String key) {
        return part.shape().members().stream()
                .filter(member -> member.name().equals("id") || member.name().equals("name"))
                .anyMatch(
                        member -> part.get(member).carried().filter(key::equals).isPresent());
    }

    private static Map<String, Part> named(Object parts) {
        Map<String, Part> named = new LinkedHashMap<>();
        ((Map<?, ?>) parts).forEach((name, part) -> named.put((String) name, (Part) part));
        return named;
    }

    /** What is stated as JSON, for the forms of one value. */
    static <T> Optional<Json> json(Member<T> member, Stated<T> stated) {
        return stated.carried().flatMap(value -> json(member.form(), value));
    }

    private static Optional<Json> json(Form<?> form, Object value) {
        return switch (form) {
            case Form.Text text -> Optional.of(new JsonText((String) value));
            case Form.Flag flag -> Optional.of(JsonBoolean.of((Boolean) value));
            case Form.Verbatim verbatim -> Optional.of((Json) value);
            case Form.Texts texts ->
                Optional.of(JsonArray.texts(((List<?>) value).stream().map(String.class::cast)));
            default -> Optional.empty();
        };
    }
}
