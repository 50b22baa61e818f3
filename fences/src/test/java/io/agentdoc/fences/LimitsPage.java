package io.agentdoc.fences;

import java.util.List;

/** The page of every limit: what it bounds, how large it is, and why. */
final class LimitsPage {

    private static final String PREFACE = """
        # The limits, and why

        Every number that bounds what is read, kept, asked, waited for or shown. A limit stands in the code where it is kept
        to, and nowhere else; its reason is the comment above it, or beside it in a record of limits. This page is written
        from the code, and the build fails where the two differ. To write it anew: `mvn verify -Dagentdoc.update=true`. Sizes
        are in bytes unless something else is said. Those of a record are what holds where a configuration says nothing;
        the bounds of what a configuration may say stand in its own documentation.
        """;

    private LimitsPage() {}

    static String of(List<Constant> limits) {
        var page = new StringBuilder(PREFACE);
        String module = "";
        for (Constant limit : limits) {
            if (!module.equals(module(limit))) {
                module = module(limit);
                page.append("\n## ").append(module).append("\n\n| limit | is | why |\n|---|---:|---|\n");
            }
            page.append("| `")
                    .append(limit.place().substring(module.length() + 1))
                    .append("` | ");
            page.append(limit.value())
                    .append(" | ")
                    .append(sentence(limit.reason()))
                    .append(" |\n");
        }
        return page.toString();
    }

    private static String module(Constant limit) {
        return limit.type().substring(0, limit.type().indexOf('.'));
    }

    private static String sentence(String reason) {
        String begun = Character.toUpperCase(reason.charAt(0)) + reason.substring(1);
        return begun.endsWith(".") ? begun : begun + ".";
    }
}
