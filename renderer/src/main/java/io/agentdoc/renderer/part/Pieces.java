package io.agentdoc.renderer.part;

import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Ours;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Need;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes the pieces that pass between caller and agent, and says of each who names it where not all are named by one. */
final class Pieces {
    private final Telling telling;
    private final boolean mixed;

    /** @param names what the sources say of the names of all the pieces that stand together */
    Pieces(Telling telling, Stream<Stated<String>> names) {
        this.telling = telling;
        this.mixed = names.map(Stated::sources).distinct().count() > 1;
    }

    /** Who names this piece: a signed clause and a description may stand in one list, and bind differently (9.5). */
    List<SafeHtml> saidBy(Stated<String> name) {
        return mixed
                ? name.sources().stream()
                        .map(id -> telling.say(
                                Need.SAID_BY, Ours.link(telling.mark(id).to(), Theirs.code(id.text()))))
                        .toList()
                : List.of();
    }

    PiecePart of(MemberPath at, Optional<String> name, Optional<String> form, List<SafeHtml> notes) {
        return new PiecePart(Anchor.of(at.toString()), telling.named(name), form.map(Theirs::code), notes);
    }
}
