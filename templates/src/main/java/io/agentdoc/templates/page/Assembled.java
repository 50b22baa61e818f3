package io.agentdoc.templates.page;

import io.agentdoc.templates.part.SignaturePart;
import io.agentdoc.templates.safe.SafeHtml;
import java.util.List;
import java.util.Optional;

/** Who gathered the sources, and when; of a package, only how. */
public record Assembled(SafeHtml by, Optional<SafeHtml> at, Optional<SafeHtml> old, List<SignaturePart> signatures) {
    public Assembled {
        signatures = List.copyOf(signatures);
    }
}
