package io.agentdoc.document.check;

import io.agentdoc.document.model.Form;
import io.agentdoc.document.model.Member;
import java.util.List;

/**
 * Every member can be read: it is of its type, is not null and, where it is a text, says something (9.6).
 *
 * <p>What a source has malformed is not stated and so does not stand here. What another document says in its own terms
 * is quoted as it is.
 */
final class MembersReadable implements Check {
    private static final String RULE = "9.6-1";

    @Override
    public void check(Examined document, Findings into) {
        document.members().stream()
                .filter(member ->
                        !member.name().equals("sections") && !member.name().equals("disagreements"))
                .forEach(member -> plain(member, into));
        for (Carried carried : document.carried()) {
            carried.member()
                    .ifPresentOrElse(
                            member -> typed(carried.value(), member, into), () -> plain(carried.value(), into));
        }
        document.pointers().forEach(pointer -> plain(pointer.value(), into));
    }

    private static void typed(Spot value, Member<?> member, Findings into) {
        if (value.node().isNull() || value.isEmptyText()) {
            empty(value, into);
        } else if (!isOfForm(value, member.form())) {
            into.error(RULE, value.path(), sentence(value, member.form()));
        }
        parts(value, member.form(), into);
        if (member.form() instanceof Form.Texts) {
            value.elements().stream()
                    .filter(Spot::isEmptyText)
                    .forEach(text -> into.warning(RULE, text.path(), "an empty text says nothing"));
        }
    }

    private static void parts(Spot value, Form<?> form, Findings into) {
        List<Spot> parts = switch (form) {
            case Form.One<?> one -> List.of(value);
            case Form.Listed<?> listed -> value.objects();
            default -> List.of();
        };
        parts.stream()
                .filter(part -> part.isObject() && part.members().isEmpty())
                .forEach(part -> into.warning(RULE, part.path(), "it has no member, so nothing is stated by it"));
    }

    /** What no table knows is looked at for emptiness alone. */
    private static void plain(Spot spot, Findings into) {
        if (spot.node().isNull() || spot.isEmptyText()) {
            empty(spot, into);
        }
        spot.members().forEach(member -> plain(member, into));
        spot.elements().forEach(element -> plain(element, into));
    }

    private static void empty(Spot spot, Findings into) {
        into.error(RULE, spot.path(), "what is not stated is absent, and neither null nor an empty text");
    }

    private static boolean isOfForm(Spot value, Form<?> form) {
        return switch (form) {
            case Form.Text text -> value.text().isPresent();
            case Form.Flag flag -> value.node().flag().isPresent();
            case Form.Verbatim verbatim -> true;
            case Form.Texts texts ->
                value.node().isArray()
                        && value.elements().stream()
                                .allMatch(element -> element.text().isPresent());
            case Form.One<?> one -> value.isObject();
            case Form.Listed<?> listed ->
                value.node().isArray() && value.elements().stream().allMatch(Spot::isObject);
            case Form.ByName<?> byName ->
                value.isObject()
                        && value.members().stream().allMatch(one -> one.isObject() || Pointer.isOne(one.name()));
            case Form.Source source -> value.text().isPresent();
            case Form.InColumn column -> value.text().isPresent();
        };
    }

    private static String sentence(Spot value, Form<?> form) {
        boolean inside = value.node().isArray() && (form instanceof Form.Texts || form instanceof Form.Listed<?>);
        return inside
                ? "not every element is of the type that makes it " + name(form)
                : "it is " + value.typeName() + " and not " + name(form);
    }

    private static String name(Form<?> form) {
        return switch (form) {
            case Form.Text text -> "a text";
            case Form.Flag flag -> "true or false";
            case Form.Verbatim verbatim -> "a value";
            case Form.Texts texts -> "a list of texts";
            case Form.One<?> one -> "an object";
            case Form.Listed<?> listed -> "a list of objects";
            case Form.ByName<?> byName -> "an object of objects";
            case Form.Source source -> "the id of a source";
            case Form.InColumn column -> "the word of a state";
        };
    }
}
