package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * One member that a section or a part of one may have: its name, what form its value takes, and whether its silence is
 * printed.
 *
 * <p>The members of a section are constants of its record. Writing, reading back, {@code from}, {@code not_stated} and
 * {@code explain} all walk the same constants, so none of them can forget one.
 */
public final class Member<T> {
    private final String name;
    private final Form<T> form;
    private final boolean named;

    private Member(String name, Form<T> form, boolean named) {
        this.name = name;
        this.form = form;
        this.named = named;
    }

    public static Member<String> text(String name) {
        return new Member<>(name, new Form.Text(), false);
    }

    public static Member<Boolean> flag(String name) {
        return new Member<>(name, new Form.Flag(), false);
    }

    /** A value carried exactly as its source has it. */
    public static Member<Json> verbatim(String name) {
        return verbatim(name, any -> true);
    }

    /** The same where the value says something; any other is read as nobody can read it. */
    public static Member<Json> verbatim(String name, Predicate<Json> isReadable) {
        return new Member<>(name, new Form.Verbatim(isReadable), false);
    }

    public static Member<List<String>> texts(String name) {
        return new Member<>(name, new Form.Texts(), false);
    }

    public static <P extends Part> Member<P> part(String name, Shape<P> shape) {
        return new Member<>(name, new Form.One<>(shape), false);
    }

    public static <P extends Part> Member<List<P>> parts(String name, Shape<P> shape) {
        return new Member<>(name, new Form.Listed<>(shape), false);
    }

    /** An object whose members are parts under names that the source chose. */
    public static <P extends Part> Member<Map<String, P>> partsByName(String name, Shape<P> shape) {
        return new Member<>(name, new Form.ByName<>(shape), false);
    }

    /** The id of the source that a part as a whole rests on. */
    public static Member<SourceId> source(String name) {
        return new Member<>(name, new Form.Source(), false);
    }

    /** The column that a part stands in: declared, confirmed or failed, with when and by what. */
    public static Member<Column> column() {
        return new Member<>("state", new Form.InColumn(), false);
    }

    /** The same member, whose silence is printed where the part that holds it is present (9.5, 9.10). */
    public Member<T> named() {
        return new Member<>(name, form, true);
    }

    public String name() {
        return name;
    }

    public Form<T> form() {
        return form;
    }

    public boolean isNamed() {
        return named;
    }

    @Override
    public String toString() {
        return name;
    }
}
