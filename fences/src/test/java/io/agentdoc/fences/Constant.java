package io.agentdoc.fences;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A number that stands in the code under a name, and what is said of it there.
 *
 * @param type the class that it stands in, without what all names begin with
 * @param value as a reader of the page has it
 * @param reason its comment as one line; empty where it has none
 */
record Constant(String type, String name, String value, String reason) {
    private static final Pattern MARKS = Pattern.compile("(?m)^\\s*\\*");
    private static final Pattern TAG = Pattern.compile("\\{@\\w+\\s+#?([^}]*)}");

    /** A constant of a class, with the comment right above it. */
    static Constant of(Class<?> type, String name, Object value) {
        String source = House.source(type);
        Matcher declared = Pattern.compile("\\n *(?:\\w+ )*\\w+ " + name + " =").matcher(source);
        String before = declared.find() ? source.substring(0, declared.start()) : "";
        String comment =
                before.endsWith("*/") ? before.substring(before.lastIndexOf("/**") + 3, before.length() - 2) : "";
        return new Constant(local(type), name, Quantity.text(value), plain(comment));
    }

    /** The part of a record, with what the record's comment says of it. */
    static Constant part(Class<?> type, String name, Object value) {
        String source = House.source(type);
        int said = source.indexOf("@param " + name + " ");
        String rest = said < 0 ? "" : source.substring(said + "@param ".length() + name.length());
        return new Constant(local(type), name, Quantity.text(value), plain(rest.split("@param |\\*/", 2)[0]));
    }

    String place() {
        return type + "." + name;
    }

    /** A class's name without what all of them begin with. */
    static String local(Class<?> type) {
        return type.getName().replaceFirst("^io\\.agentdoc\\.", "").replace('$', '.');
    }

    private static String plain(String comment) {
        String text = TAG.matcher(MARKS.matcher(comment).replaceAll("")).replaceAll("$1");
        return Arrays.stream(text.split("\\s+")).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
    }
}
