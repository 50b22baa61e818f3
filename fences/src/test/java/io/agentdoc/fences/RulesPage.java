package io.agentdoc.fences;

import java.util.List;
import java.util.NavigableSet;

/** The page that lists the rules: how far each actor is, what is waived, and what shows the rest. */
record RulesPage(String table, String lists) {

    private static final String PREFACE = """
            # Rules, who keeps them, and where that is shown

            Written from the `@Clause` annotations of the tests; the build fails where the two differ. To write it anew:
            `mvn verify -Dagentdoc.update=true`. The ids are section, dash, number within the section.

            ## By actor

            What the specification asks of each part, row by row of its list of obligations.

            | actor | rows | met | waived | not yet |
            |---|---|---|---|---|
            """;

    private static final String WAIVED = """

            ## Waived

            | rule | why nothing here shows it |
            |---|---|
            """;

    private static final String SHOWN = """

            ## Shown

            | clause | kept by | shown by |
            |---|---|---|
            """;

    static RulesPage of(List<Coverage> coverage, Waivers waivers, NavigableSet<Rule> rules) {
        var table = new StringBuilder(PREFACE);
        coverage.forEach(actor -> table.append(actor.line()));
        return new RulesPage(table.toString(), lists(waivers, rules));
    }

    /** What can be written without the specification's list: the page from its second heading on. */
    static String lists(Waivers waivers, NavigableSet<Rule> rules) {
        var lists = new StringBuilder(WAIVED).append(waivers.lines()).append(SHOWN);
        rules.forEach(rule -> lists.append(rule.line()));
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
}
