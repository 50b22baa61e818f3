package io.agentdoc.renderer.site;

import io.agentdoc.renderer.page.ListingRow;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What a list says of an agent in one line: what it costs, when the view was made, what it has not said. */
final class ListingFacts {
    private final Words words;

    ListingFacts(Words words) {
        this.words = words;
    }

    List<SafeHtml> of(ListingRow row) {
        List<SafeHtml> facts = new ArrayList<>();
        if (row.isPackage()) {
            facts.add(words.say(Note.ABOUT_PACKAGE));
        }
        price(row).ifPresent(facts::add);
        row.assembledAt().ifPresent(at -> facts.add(words.say(Note.ASSEMBLED_AT, words.moment(at))));
        silences(row).ifPresent(facts::add);
        return facts;
    }

    /** One price where every priced offering has the same; nothing is ever summed or compared. */
    private Optional<SafeHtml> price(ListingRow row) {
        List<String> prices = row.offered().stream()
                .flatMap(offered -> offered.price().stream())
                .distinct()
                .toList();
        if (row.offered().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                prices.isEmpty()
                        ? words.say(Note.PRICE_NOT_STATED)
                        : words.listed(prices.stream().map(Theirs::words).toList()));
    }

    private Optional<SafeHtml> silences(ListingRow row) {
        List<SafeHtml> silent = Arrays.stream(SectionName.values())
                .filter(section -> row.notStated().contains(section.path()))
                .map(section -> words.say(section))
                .toList();
        return silent.isEmpty() ? Optional.empty() : Optional.of(words.say(Note.NOT_STATED_LIST, words.listed(silent)));
    }
}
