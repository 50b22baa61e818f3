package io.agentdoc.fences;

import java.util.List;
import java.util.NavigableSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A page with the rules of some chapters, few enough for a page of the documentation. */
record RulesPart(String name, String title, int order, Set<String> chapters) {

    /** The chapters of the specification, and the protocol beside it whose rules begin with a letter, each in one part. */
    static final List<RulesPart> ALL = List.of(
            new RulesPart("rules-2-to-7.md", "Rules of chapters 2 to 7", 41, numbers(2, 7)),
            new RulesPart("rules-8-and-9.md", "Rules of chapters 8 and 9", 42, numbers(8, 9)),
            new RulesPart("rules-10-to-14.md", "Rules of chapters 10 to 14", 43, numbers(10, 14)),
            new RulesPart("rules-pond.md", "Rules of the Pond protocol", 44, Set.of("P")));

    private static final String HEAD = """

            Each rule is named as section, dash, number within the section, with the class that keeps it and the test that shows
            it. [Rules](rules.md) says how this page is made.
            """;

    private static Set<String> numbers(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(Integer::toString).collect(Collectors.toUnmodifiableSet());
    }

    boolean has(Rule rule) {
        return chapters.contains(chapter(rule));
    }

    static String chapter(Rule rule) {
        return rule.clause().replaceFirst("[.-].*", "");
    }

    private static String section(Rule rule) {
        return rule.clause().replaceFirst("-.*", "");
    }

    String text(NavigableSet<Rule> rules) {
        var text = new StringBuilder(top(title, order)).append(HEAD);
        String section = "";
        for (Rule rule : rules.stream().filter(this::has).toList()) {
            if (!section.equals(section(rule))) {
                section = section(rule);
                text.append("\n## ").append(section).append("\n\n");
            }
            text.append(rule.item());
        }
        return text.toString();
    }

    /** What a page of the documentation begins with. */
    static String top(String title, int order) {
        return "---\ntitle: " + title + "\norder: " + order + "\n---\n";
    }
}
