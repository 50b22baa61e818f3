package io.agentdoc.renderer.part;

import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import java.util.List;
import java.util.Optional;

/** Makes the pieces that pass between caller and agent. */
final class Pieces {
    private Pieces() {}

    static PiecePart of(MemberPath at, Optional<String> name, Optional<String> form, List<SafeHtml> notes) {
        return new PiecePart(Anchor.of(at.toString()), Theirs.words(name.orElse("")), form.map(Theirs::code), notes);
    }
}
