package io.agentdoc.document.check;

/**
 * A {@code <member>_from} or {@code <member>_sources} beside a member (9.3).
 *
 * @param of the name of the member that it speaks of
 */
record Pointer(Spot section, Spot part, String of, Spot value) {
    static final String FROM = "_from";
    static final String SOURCES = "_sources";

    static boolean isOne(String name) {
        return name.endsWith(FROM) || name.endsWith(SOURCES);
    }

    static Pointer of(Spot section, Spot part, Spot value) {
        String name = value.name();
        int suffix = name.endsWith(FROM) ? FROM.length() : SOURCES.length();
        return new Pointer(section, part, name.substring(0, name.length() - suffix), value);
    }

    boolean isOfSection() {
        return part.path().equals(section.path());
    }

    boolean isList() {
        return value.name().endsWith(SOURCES);
    }
}
