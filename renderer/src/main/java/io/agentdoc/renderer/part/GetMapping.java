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
import java.util.stream.Stream;

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
        Optional<Deliverables> deliverables = stated.carried().filter(GetMapping::saysSomething);
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
        Deliverables all = deliverables.get();
        Pieces pieces = new Pieces(telling, names(all));
        List<PassingPart.Group> groups = new ArrayList<>();
        group(all, Deliverables.PER_TASK, Need.PER_TASK, pieces).ifPresent(groups::add);
        group(all, Deliverables.STANDING, Need.KEPT, pieces).ifPresent(groups::add);
        group(all, Deliverables.INTERIM, Need.INTERIM, pieces).ifPresent(groups::add);
        if (groups.isEmpty()) {
            groups.add(new PassingPart.Group(Optional.of(telling.say(Need.NO_DELIVERABLES)), List.of()));
        }
        return new PassingPart(groups, Optional.empty(), telling.told(Froms.of(all)));
    }

    private static boolean saysSomething(Deliverables all) {
        return all.shape().members().stream().map(all::get).anyMatch(Stated::isStated);
    }

    private static Stream<Stated<String>> names(Deliverables all) {
        return Stream.of(Deliverables.PER_TASK, Deliverables.STANDING, Deliverables.INTERIM)
                .flatMap(member -> all.get(member).carried().orElse(List.of()).stream())
                .map(piece -> piece.get(Deliverable.NAME));
    }

    private Optional<PassingPart.Group> group(
            Deliverables all, Member<List<Deliverable>> member, Need when, Pieces pieces) {
        List<Deliverable> some = all.get(member).carried().orElse(List.of());
        if (some.isEmpty()) {
            return Optional.empty();
        }
        List<String> keys = Elements.keys(some);
        MemberPath path = at.member(member.name());
        List<PiecePart> parts = IntStream.range(0, some.size())
                .boxed()
                .sorted(Comparator.comparing(i -> isWorking(some.get(i))))
                .map(i -> piece(some.get(i), path.element(keys.get(i)), pieces))
                .toList();
        return Optional.of(new PassingPart.Group(Optional.of(telling.say(when)), parts));
    }

    private static boolean isWorking(Deliverable deliverable) {
        return deliverable.get(Deliverable.WORKING).carried().orElse(false);
    }

    private PiecePart piece(Deliverable deliverable, MemberPath path, Pieces pieces) {
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
        notes.addAll(pieces.saidBy(deliverable.get(Deliverable.NAME)));
        Optional<String> form = deliverable
                .get(Deliverable.KIND)
                .carried()
                .or(() -> deliverable.get(Deliverable.MEDIA_TYPE).carried());
        return pieces.of(path, deliverable.get(Deliverable.NAME).carried(), form, notes);
    }
}
