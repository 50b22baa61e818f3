package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an offering's scope brings along, and how an unreadable one is read (6.11). */
final class ScopeRules {
    static final String TASK_SPECIFIC = "task-specific";
    static final String OPEN_WITH_FOCUS = "open-with-focus";
    static final String OPEN_ENDED = "open-ended";
    static final Set<String> SCOPES = Set.of(TASK_SPECIFIC, OPEN_WITH_FOCUS, OPEN_ENDED);
    static final Set<String> FOCUSES = Set.of("software", "documents", "data", "research", "operations");
    private static final MemberPath HANDLING = MemberPath.of("handling");

    private ScopeRules() {}

    /** The scope as a reader takes it: absence is task-specific, and what is not known claims least. */
    static String read(Spot offering) {
        Optional<Spot> scope = offering.member("scope");
        String word = scope.map(spot -> spot.text().orElse("")).orElse(TASK_SPECIFIC);
        boolean focused = word.equals(OPEN_WITH_FOCUS)
                && offering.member("focus")
                        .filter(focus -> !FOCUSES.contains(focus.text().orElse("")))
                        .isEmpty();
        return word.equals(TASK_SPECIFIC) || focused ? word : OPEN_ENDED;
    }

    static boolean isOpenEnded(Spot offering) {
        return read(offering).equals(OPEN_ENDED);
    }

    /** The members that the scope of an offering requires, its authority included, in the document's order. */
    static Set<MemberPath> required(Spot offering) {
        Set<MemberPath> paths = new LinkedHashSet<>();
        String scope = read(offering);
        if (scope.equals(OPEN_WITH_FOCUS)) {
            for (String name : List.of("focus", "deliverables", "workspace")) {
                paths.add(offering.path().member(name));
            }
        }
        List<String> ceilings = new ArrayList<>();
        if (!scope.equals(TASK_SPECIFIC)) {
            paths.add(offering.path().member("authority"));
            paths.add(offering.path().member("ceilings"));
            ceilings.addAll(List.of("job_seconds", "cost_per_job"));
            ceilings.addAll(owedToAuthority(offering));
        }
        ceilings.forEach(name -> paths.add(offering.path().member("ceilings").member(name)));
        if (scope.equals(OPEN_ENDED)) {
            for (String name : List.of("retention_max_days", "memory", "processors")) {
                paths.add(HANDLING.member(name));
            }
        }
        return paths;
    }

    private static List<String> owedToAuthority(Spot offering) {
        List<String> owed = new ArrayList<>();
        for (Spot value : offering.member("authority").map(Spot::elements).orElse(List.of())) {
            value.text().filter("spends-money"::equals).ifPresent(spends -> owed.add("spend_per_job"));
            value.text().filter("sends-messages"::equals).ifPresent(sends -> owed.add("messages_per_job"));
        }
        return owed;
    }
}
