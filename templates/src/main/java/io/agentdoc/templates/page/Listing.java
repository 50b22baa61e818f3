package io.agentdoc.templates.page;

import io.agentdoc.templates.part.OpenLine;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/**
 * One agent in a list: its scopes in words beside its name, what it says, and what it has not said.
 *
 * @param opens its open offerings, which are shown as such (6.11)
 */
public record Listing(
        String href,
        SafeHtml name,
        List<ScopePart> scopes,
        Optional<SafeHtml> inItsWords,
        List<OpenLine> opens,
        List<SafeHtml> facts) {
    public Listing {
        scopes = List.copyOf(scopes);
        opens = List.copyOf(opens);
        facts = List.copyOf(facts);
    }
}
