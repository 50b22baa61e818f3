package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.List;

/** How a price is counted, in words and without a sum: 7.6 says it of each model. */
final class PriceNotes {
    private static final String TERMS_URL = "terms_url";

    private PriceNotes() {}

    static List<SafeHtml> of(Words words, Json terms) {
        Node price = Node.root(terms);
        List<Note> notes = new ArrayList<>();
        switch (price.text("model").orElse("")) {
            case "per_unit", "per-unit" -> notes.add(Note.PRICE_PER_UNIT);
            case "package" -> notes.add(Note.PRICE_PACKAGE);
            case "tiered" -> notes.add(Note.PRICE_TIERED);
            default -> {
                // One amount is no arithmetic.
            }
        }
        boolean isMetered = !notes.isEmpty();
        if (price.member("included").isPresent()) {
            notes.add(Note.PRICE_INCLUDED);
        }
        if (isMetered) {
            notes.add(Note.PRICE_METERED);
        }
        boolean pointsAway = price.member(TERMS_URL)
                .or(() -> price.member("provider").flatMap(provider -> provider.member(TERMS_URL)))
                .isPresent();
        if (pointsAway) {
            notes.add(Note.PRICE_TERMS_URL);
        }
        return notes.stream().<SafeHtml>map(words::say).toList();
    }
}
