package io.agentdoc.assembler.read;

import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/** Reads a price document, which a Descriptor points at and does not restate: the SKUs of one agent (6.2, 7.6). */
final class PriceReader implements SourceReader {
    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (from.member("skus").filter(at -> at.isArray()).isEmpty()) {
            notes.warn("7.6-1", from.node(), "no list of SKUs, so nothing is taken from it");
        }
        Skus skus = Skus.of(from);
        return new Reading(
                input.id(),
                input.kind(),
                Names.nobody(),
                says(from, skus),
                new Evidence.Priced(skus),
                notes.findings());
    }

    /** The offerings that it names, with what they cost; what it says of the whole agent has no place of its own. */
    private static Sections says(Quote from, Skus skus) {
        List<Offering> named = skus.named().stream()
                .map(id -> new Offering(skus.price(id).with(Offering.ID, from.said(id))))
                .toList();
        Sections silent = Sections.silent();
        return new Sections(
                silent.identity(),
                silent.shape(),
                silent.asked(),
                silent.role(),
                new Sells(
                        Members.none().with(Sells.OFFERINGS, named.isEmpty() ? Stated.notStated() : from.said(named))),
                silent.access(),
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
    }
}
