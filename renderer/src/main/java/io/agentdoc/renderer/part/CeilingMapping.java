package io.agentdoc.renderer.part;

import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.model.Ceiling;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.CeilingPart;
import io.agentdoc.templates.safe.Anchor;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Where one job stops, and what holds the agent to it (6.11, 9.5). */
final class CeilingMapping {
    private final Telling telling;
    private final CeilingWords words;

    CeilingMapping(Telling telling) {
        this.telling = telling;
        this.words = new CeilingWords(telling.words());
    }

    List<CeilingPart> parts(Offering offering, MemberPath at) {
        List<CeilingPart> parts = new ArrayList<>();
        offering.get(Offering.CEILINGS)
                .carried()
                .orElse(Map.of())
                .forEach((name, ceiling) ->
                        parts.add(part(name, ceiling, at.member("ceilings").member(name))));
        return parts;
    }

    /** That nobody says what holds the agent to a ceiling is said beside the ceiling itself. */
    private CeilingPart part(String name, Ceiling ceiling, MemberPath path) {
        telling.shownSilent(path.member("decided_by").toString());
        return new CeilingPart(
                Anchor.of(path.toString()),
                words.label(name),
                words.most(name, ceiling.get(Ceiling.MOST).carried().orElse(JsonNull.NULL)),
                Holds.inside(telling, ceiling.get(Ceiling.DECIDED_BY).carried()),
                telling.told(ceiling.get(Ceiling.MOST)));
    }
}
