package io.agentdoc.fences;

import java.util.List;

/** The page of the rules: how far each actor is, what is waived, and on which page stands what shows the rest. */
record RulesPage(String table, String lists) {

    private static final String PREFACE = """
            # Rules, who keeps them, and where that is shown

            Written from the `@Clause` annotations of the tests; the build fails where the two differ. To write it anew:
            `mvn verify -Dagentdoc.update=true`. The ids are section, dash, number within the section.

            ## By actor

            What the specification asks of each part, row by row of its list of obligations.

            """;

    private static final String WAIVED = """

            ## Waived

            Nothing here shows these, and why:

            """;

    private static final String SHOWN = """

            ## Shown

            Each rule with the class that keeps it and the test that shows it:

            """;

    static RulesPage of(List<Coverage> coverage, Waivers waivers) {
        var table = new StringBuilder(PREFACE);
        coverage.forEach(actor -> table.append(actor.line()));
        return new RulesPage(table.toString(), lists(waivers));
    }

    /** What can be written without the specification's list: the page from its second heading on. */
    static String lists(Waivers waivers) {
        var lists = new StringBuilder(WAIVED).append(waivers.lines()).append(SHOWN);
        RulesPart.ALL.forEach(part -> lists.append("- [")
                .append(part.title())
                .append("](pages/")
                .append(part.name())
                .append(")\n"));
        return lists.toString();
    }

    /** A page as it lies there, cut where its lists begin. */
    static RulesPage read(String page) {
        int cut = page.indexOf("\n## Waived");
        return cut < 0 ? new RulesPage(page, "") : new RulesPage(page.substring(0, cut), page.substring(cut));
    }

    String text() {
        return table + lists;
    }

    /** The same as a page of the documentation, which stands beside the parts. */
    String documentation() {
        return RulesPart.top("Rules", 40) + text().replaceFirst("# .*\n", "").replace("](pages/", "](");
    }
}
