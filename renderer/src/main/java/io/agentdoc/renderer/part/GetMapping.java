package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Deliverables;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.PassingPart;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Need;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What comes back: with each task, kept up across tasks, and on a schedule; working pieces last and never dropped. */
final class GetMapping {
    private final Telling telling;
    private final Stated<Deliverables> stated;
    private final MemberPath at;

    GetMapping(Telling telling, Offering offering, MemberPath at) {
        this.telling = telling;
        this.stated = offering.get(Offering.DELIVERABLES);
        this.at = at.member("deliverables");
    }

    PassingPart returned() {
        Optional<Deliverables> deliverables = stated.carried();
        if (deliverables.isEmpty()) {
            return new PassingPart(
                    List.of(),
                    Optional.of(telling.silent(
                            at.toString(),
                            telling.say(Label.GET),
                            SectionName.SELLS,
                            Optional.of(Silence.DELIVERABLES))),
                    List.of());
        }
        List<PassingPart.Group> groups = new ArrayList<>();
        group(deliverables.get(), Deliverables.PER_TASK, Need.PER_TASK).ifPresent(groups::add);
        group(deliverables.get(), Deliverables.STANDING, Need.KEPT).ifPresent(groups::add);
        group(deliverables.get(), Deliverables.INTERIM, Need.INTERIM).ifPresent(groups::add);
        if (groups.isEmpty()) {
            groups.add(new PassingPart.Group(Optional.of(telling.say(Need.NO_DELIVERABLES)), List.of()));
        }
        return new PassingPart(groups, Optional.empty(), telling.told(Froms.of(deliverables.get())));
    }

    private Optional<PassingPart.Group> group(Deliverables all, Member<List<Deliverable>> member, Need when) {
        List<Deliverable> some = all.get(member).carried().orElse(List.of());
        if (some.isEmpty()) {
            return Optional.empty();
        }
        List<String> keys = Elements.keys(some);
        MemberPath path = at.member(member.name());
        List<PiecePart> pieces = IntStream.range(0, some.size())
                .boxed()
                .sorted(Comparator.comparing(i -> isWorking(some.get(i))))
                .map(i -> piece(some.get(i), path.element(keys.get(i))))
                .toList();
        return Optional.of(new PassingPart.Group(Optional.of(telling.say(when)), pieces));
    }

    private static boolean isWorking(Deliverable deliverable) {
        return deliverable.get(Deliverable.WORKING).carried().orElse(false);
    }

    private PiecePart piece(Deliverable deliverable, MemberPath path) {
        List<SafeHtml> notes = new ArrayList<>();
        if (isWorking(deliverable)) {
            notes.add(telling.say(Need.WORKING));
        }
        deliverable
                .get(Deliverable.RECURRENCE)
                .carried()
                .ifPresent(every -> notes.add(Theirs.words(Plain.text(every))));
        deliverable
                .get(Deliverable.DUE)
                .carried()
                .ifPresent(due -> notes.add(telling.say(Need.DUE, Theirs.words(Plain.text(due)))));
        Optional<String> form = deliverable
                .get(Deliverable.KIND)
                .carried()
                .or(() -> deliverable.get(Deliverable.MEDIA_TYPE).carried());
        return Pieces.of(path, deliverable.get(Deliverable.NAME).carried(), form, notes);
    }
}
