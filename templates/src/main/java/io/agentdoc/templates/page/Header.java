package io.agentdoc.templates.page;

import io.agentdoc.templates.part.DoesPart;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** The top of an agent's page or of a package's: what it is about, who assembled it, when, and until when. */
public record Header(
        SafeHtml name, Optional<DoesPart> inItsWords, List<Fact> about, Assembled assembled, Optional<String> json) {
    public Header {
        about = List.copyOf(about);
    }
}
