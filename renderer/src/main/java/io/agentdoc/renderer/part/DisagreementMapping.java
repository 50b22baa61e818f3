package io.agentdoc.renderer.part;

import io.agentdoc.document.stated.Disagreement;
import io.agentdoc.templates.part.DisagreementPart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.Theirs;
import java.util.ArrayList;
import java.util.List;

/** Where two sources say different things: both are shown, whichever is carried (6.8, 9.4). */
final class DisagreementMapping {
    private final Telling telling;

    DisagreementMapping(Telling telling) {
        this.telling = telling;
    }

    List<DisagreementPart> parts() {
        List<DisagreementPart> parts = new ArrayList<>();
        for (Disagreement one : telling.doc().disagreements()) {
            String path = one.member().toString();
            parts.add(new DisagreementPart(
                    Anchor.of("disagreements[" + parts.size() + "]"),
                    Ours.link(Anchor.of(path), Theirs.code(path)),
                    Theirs.words(Plain.text(one.carried())),
                    telling.mark(one.carriedFrom()),
                    Theirs.words(Plain.text(one.found())),
                    telling.mark(one.foundFrom())));
        }
        return parts;
    }
}
