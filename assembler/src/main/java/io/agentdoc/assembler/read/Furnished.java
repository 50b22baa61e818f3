package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Deliverables;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what an offering takes and what it gives back (6.2, 6.3). */
final class Furnished {
    private Furnished() {}

    static Optional<Input> input(Quote from) {
        Stated<String> name = from.text("name");
        Stated<String> kind = kind(from);
        if (!name.isStated()) {
            return Optional.empty();
        }
        return Optional.of(new Input(Members.builder()
                .put(Input.NAME, name)
                .put(Input.KIND, kind)
                .put(Input.MEDIA_TYPE, mediaType(from, kind))
                .put(Input.REQUIRED, from.flag("required"))
                .put(Input.WHEN, from.word("when", Vocabulary.WHEN))
                .put(Input.EXTERNAL, from.flag("external"))
                .put(Input.VIA, from.any("via"))
                .put(Input.ONE_OF, from.text("one_of"))
                .put(Input.MAX_BYTES, from.count("max_bytes"))
                .put(Input.FIELDS, from.list("fields"))
                .put(Input.ACCESS, from.text("access"))
                .build()));
    }

    static Optional<Deliverable> output(Quote from) {
        Stated<String> name = from.text("name");
        Stated<String> kind = kind(from);
        return name.isStated()
                ? Optional.of(new Deliverable(Members.builder()
                        .put(Deliverable.NAME, name)
                        .put(Deliverable.KIND, kind)
                        .put(Deliverable.MEDIA_TYPE, mediaType(from, kind))
                        .put(Deliverable.WORKING, from.flag("working"))
                        .build()))
                : Optional.empty();
    }

    /** The outputs, split by when each is due; the deliverables first and the working pieces after them. */
    static Stated<Deliverables> deliverables(Quote from) {
        Stated<List<Deliverable>> all = from.each("outputs", Furnished::output);
        if (!all.isStated()) {
            return Stated.notStated();
        }
        Node list = from.member("outputs").orElseThrow();
        List<Deliverable> perTask = new ArrayList<>();
        List<Deliverable> standing = new ArrayList<>();
        for (Quote output : from.parts("outputs")) {
            Optional<String> when = output.word("when", Vocabulary.WHEN).carried();
            if (when.isEmpty()) {
                output.notes()
                        .warn("6.2-14", output.node(), "when it comes back is not stated, so it is not listed as due");
            } else {
                output(output).ifPresent((when.get().equals("standing") ? standing : perTask)::add);
            }
        }
        if (perTask.isEmpty() && standing.isEmpty() && !list.elements().isEmpty()) {
            return from.unreadable(list, "a list of outputs that say when each is due");
        }
        Members.Builder members = Members.builder();
        if (!perTask.isEmpty() || standing.isEmpty()) {
            members.put(Deliverables.PER_TASK, from.said(workingLast(perTask), list));
        }
        if (!standing.isEmpty()) {
            members.put(Deliverables.STANDING, from.said(workingLast(standing), list));
        }
        return from.said(new Deliverables(members.build()), list);
    }

    /** A media type or one of the four value kinds; any other word leaves the kind not stated and keeps the thing. */
    private static Stated<String> kind(Quote from) {
        return from.take("kind", "a media type or a value kind", at -> at.text().filter(Vocabulary::isKind));
    }

    private static Stated<String> mediaType(Quote from, Stated<String> kind) {
        return kind.carried().filter(Vocabulary::isMediaType).isPresent() ? kind : from.text("media_type");
    }

    private static List<Deliverable> workingLast(List<Deliverable> outputs) {
        List<Deliverable> ordered = new ArrayList<>(outputs);
        ordered.sort(java.util.Comparator.comparing(
                output -> output.get(Deliverable.WORKING).carried().orElse(Boolean.FALSE)));
        return ordered;
    }
}
