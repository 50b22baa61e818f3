package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.function.Predicate;

/** The top level has its members, each of its type, and says which form it is (9.4). */
final class TopLevel implements Check {
    private static final String RULE = "9.4-1";

    @Override
    public void check(Examined document, Findings into) {
        if (document.member("agentdoc").flatMap(Spot::text).filter("v1"::equals).isEmpty()) {
            into.error(RULE, MemberPath.of("agentdoc"), "the form is not \"v1\", the only one that there is");
        }
        require(document, "sources", spot -> spot.node().isArray(), "a list", into);
        require(document, "sections", Spot::isObject, "an object", into);
        require(document, "not_stated", spot -> spot.node().isArray(), "a list", into);
        require(document, "signatures", spot -> spot.node().isArray(), "a list, which may be empty", into);
        for (String list : List.of("sources", "unavailable", "disagreements", "signatures")) {
            entries(document, list, into);
        }
    }

    private static void require(Examined document, String name, Predicate<Spot> right, String what, Findings into) {
        if (document.member(name).filter(right).isEmpty()) {
            into.error(RULE, MemberPath.of(name), "it is not there as " + what);
        }
    }

    private static void entries(Examined document, String list, Findings into) {
        document.member(list).map(Spot::elements).orElse(List.of()).stream()
                .filter(entry -> !entry.isObject())
                .forEach(entry -> into.error(RULE, entry.path(), "it is " + entry.typeName() + " and not an object"));
        document.member(list)
                .filter(spot -> !spot.node().isArray() && !list.equals("sources") && !list.equals("signatures"))
                .ifPresent(spot -> into.error(RULE, spot.path(), "it is " + spot.typeName() + " and not a list"));
    }
}
