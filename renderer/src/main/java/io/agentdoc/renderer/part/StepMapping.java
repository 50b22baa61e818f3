package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Step;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.StepPart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import java.util.ArrayList;
import java.util.List;

/** How an offering is delivered, step by step and in order (9.5, 12.3). */
final class StepMapping {
    private final Telling telling;

    StepMapping(Telling telling) {
        this.telling = telling;
    }

    List<StepPart> parts(Offering offering, MemberPath at) {
        List<Step> steps = offering.get(Offering.STEPS).carried().orElse(List.of());
        List<String> keys = Elements.keys(steps);
        List<StepPart> parts = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            parts.add(new StepPart(
                    Anchor.of(at.member("steps").element(keys.get(i)).toString()),
                    telling.named(step.get(Step.NAME)
                            .carried()
                            .or(() -> step.get(Step.ID).carried())),
                    facts(step)));
        }
        return parts;
    }

    private static List<SafeHtml> facts(Step step) {
        return step.get(Step.DOES).carried().map(Theirs::words).map(List::of).orElse(List.of());
    }
}
