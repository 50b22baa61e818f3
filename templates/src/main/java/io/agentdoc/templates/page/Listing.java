package io.agentdoc.templates.page;

import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** One agent in a list: its scopes in words beside its name, what it says, and what it has not said. */
public record Listing(
        String href, SafeHtml name, List<ScopePart> scopes, Optional<SafeHtml> inItsWords, List<SafeHtml> facts) {
    public Listing {
        scopes = List.copyOf(scopes);
        facts = List.copyOf(facts);
    }
}
