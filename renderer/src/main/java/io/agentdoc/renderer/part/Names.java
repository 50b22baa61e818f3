package io.agentdoc.renderer.part;

import io.agentdoc.document.model.About;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Identity;
import io.agentdoc.templates.safe.Sanitizer;
import io.agentdoc.templates.words.Kind;
import java.util.Optional;

/** What to call what a document is about. */
final class Names {
    private Names() {}

    static String of(AgentDoc doc) {
        return switch (doc.about()) {
            case About.PackageIdentity identity -> identity.name().orElse("");
            case About.Subject subject ->
                said(doc.sections().identity().get(Identity.NAME).carried())
                        .or(() -> said(subject.name()))
                        .or(() -> said(subject.handle()))
                        .orElse(subject.id());
        };
    }

    private static Optional<String> said(Optional<String> text) {
        return text.filter(name -> !name.isBlank());
    }

    /** A description as plain text: of rich text, what it reads as. */
    static String plain(Telling telling, String description) {
        var sources =
                telling.doc().sections().identity().get(Identity.DESCRIPTION).sources();
        return telling.holds(sources, Kind.POND_AGENT_MANIFEST) ? Sanitizer.plain(description) : description;
    }
}
