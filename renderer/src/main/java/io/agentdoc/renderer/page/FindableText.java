package io.agentdoc.renderer.page;

import io.agentdoc.document.model.Offering;
import io.agentdoc.renderer.part.Scopes;
import io.agentdoc.renderer.search.Findable;
import io.agentdoc.templates.words.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The words by which a search may find an agent (6.11): those of its named work, and of an offering that is open within a
 * focus only the focus and the role. Of an open-ended offering there is none, and where every offering is open-ended the
 * agent's own description is none either; steps are never offerings.
 */
final class FindableText {
    private FindableText() {}

    /** Whether a list may show the agent's own sentence: beside open offerings alone it would be a line of what they can do. */
    static boolean mayTell(List<Offering> offerings) {
        return offerings.isEmpty()
                || offerings.stream().anyMatch(offering -> Scopes.of(offering) == Scope.TASK_SPECIFIC);
    }

    static Findable of(String name, Optional<String> description, List<Offering> offerings) {
        List<String> work = new ArrayList<>();
        List<String> focus = new ArrayList<>();
        for (Offering offering : offerings) {
            Scope scope = Scopes.of(offering);
            if (scope == Scope.TASK_SPECIFIC) {
                offering.get(Offering.NAME).carried().ifPresent(work::add);
                offering.get(Offering.DOES).carried().ifPresent(work::add);
            } else if (scope == Scope.OPEN_WITH_FOCUS) {
                offering.get(Offering.FOCUS).carried().ifPresent(focus::add);
                offering.get(Offering.ROLE).carried().ifPresent(focus::add);
            }
        }
        if (mayTell(offerings)) {
            work.add(name);
            description.ifPresent(work::add);
        }
        return new Findable(name, work, focus);
    }
}
