package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads an Agent SoW standing proposal: what somebody signed for, offering by offering, and on which terms (9.4, 9.5).
 *
 * <p>Of a proposal to one named party nothing is taken, not even a note that quotes it: its terms and addresses are between
 * two. What a proposal says of the agent in its own words is a Descriptor's to say and is not taken either (6.1).
 */
final class StandingProposalReader implements SourceReader {
    private static final String RESTATES = "6.1-2";
    private static final List<String> DESCRIPTOR_FACTS =
            List.of("does", "description", "acts_for", "interaction", "systems");
    private static final List<String> ONE_PARTY = List.of("offered_to", "client", "counterparty");

    @Override
    public Reading read(io.agentdoc.assembler.read.Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (isDirected(from.node())) {
            return reading(input, Names.nobody(), Sections.silent(), new Evidence.Directed(), notes);
        }
        if (from.node().text("sow").filter("v1"::equals).isEmpty()) {
            notes.warn("9.4-7", from.node(), "no proposal in the form sow v1, so nothing is taken from it");
            return reading(input, Names.nobody(), Sections.silent(), new Evidence.None(), notes);
        }
        DESCRIPTOR_FACTS.forEach(name -> from.member(name).ifPresent(at -> noteRestated(notes, at)));
        return reading(input, names(from), says(from), proposed(from), notes);
    }

    private static Reading reading(
            io.agentdoc.assembler.read.Input input, Names names, Sections says, Evidence evidence, Notes notes) {
        return new Reading(input.id(), input.kind(), names, says, evidence, notes.findings());
    }

    private static void noteRestated(Notes notes, Node at) {
        notes.warn(
                RESTATES, at, "it restates a fact of the Descriptor, which a proposal references by digest; not taken");
    }

    /** Whether it is made to somebody in particular; whoever that is, and however badly they are named. */
    private static boolean isDirected(Node proposal) {
        Optional<Node> parties = proposal.member("parties");
        return ONE_PARTY.stream()
                .anyMatch(name ->
                        isSomebody(proposal.member(name)) || isSomebody(parties.flatMap(all -> all.member(name))));
    }

    private static boolean isSomebody(Optional<Node> party) {
        return party.filter(
                        at -> !at.isNull() && at.text().filter(String::isEmpty).isEmpty())
                .isPresent();
    }

    private static Names names(Quote from) {
        Optional<Quote> provider = from.part("parties").flatMap(parties -> parties.part("provider"));
        return Names.of(
                provider.flatMap(at -> at.text("agent").carried()),
                provider.flatMap(at -> at.text("handle").carried()),
                Optional.empty(),
                Optional.empty());
    }

    private static Sections says(Quote from) {
        Sections silent = Sections.silent();
        return new Sections(
                silent.identity(),
                silent.shape(),
                silent.asked(),
                silent.role(),
                new Sells(Members.none().with(Sells.OFFERINGS, offerings(from))),
                silent.access(),
                new Refuses(Members.none().with(Refuses.REFUSALS, refusals(from))),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                handling(from),
                silent.standing(),
                Optional.empty());
    }

    private static Handling handling(Quote from) {
        return from.part("confidentiality").map(ConfidentialityClause::read).orElseGet(Handling.SHAPE::silent);
    }

    /** The offerings in scope, by their ids; an entry that is an object is read for its id alone. */
    private static Stated<List<Offering>> offerings(Quote from) {
        Optional<Quote> scope = from.part("scope");
        Optional<Node> list = scope.flatMap(at -> at.member("offerings"));
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        ProposedTerms terms = new ProposedTerms(from);
        List<Offering> offerings = new ArrayList<>();
        for (Node entry : list.get().elements()) {
            Optional<Node> id = entry.text().isPresent() ? Optional.of(entry) : entry.member("id");
            id.filter(at -> Quote.saying(at).isPresent())
                    .ifPresentOrElse(
                            at -> offerings.add(terms.offering(at)),
                            () -> from.notes().warn("6.4-1", entry, "no id of an offering, so it is passed over"));
            DESCRIPTOR_FACTS.forEach(name -> entry.member(name).ifPresent(at -> noteRestated(from.notes(), at)));
        }
        return offerings.isEmpty()
                ? from.unreadable(list.get(), "a list of the offerings' ids")
                : from.said(offerings, list.get());
    }

    /** What it refuses as a term: stronger than a sentence in a description, for a counterparty holds it (9.5). */
    private static Stated<List<Refusal>> refusals(Quote from) {
        Optional<Quote> holder =
                from.has("refusals") ? Optional.of(from) : from.part("scope").filter(scope -> scope.has("refusals"));
        Optional<Node> list = holder.flatMap(at -> at.member("refusals"));
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        List<Refusal> refusals = new ArrayList<>();
        for (Node entry : list.get().elements()) {
            clause(from, entry).ifPresent(refusals::add);
        }
        return refusals.isEmpty() ? from.unreadable(list.get(), "a list of refusals") : from.said(refusals, list.get());
    }

    private static Optional<Refusal> clause(Quote from, Node entry) {
        Quote at = from.at(entry);
        Stated<String> statement =
                Quote.saying(entry).isPresent() ? from.said(entry.text().orElseThrow(), entry) : at.text("statement");
        return statement.isStated()
                ? Optional.of(new Refusal(Members.builder()
                        .put(Refusal.STATEMENT, statement)
                        .put(Refusal.KIND, from.said("clause", entry))
                        .put(Refusal.STATE, from.said(new Column.Declared(), entry))
                        .put(Refusal.DECIDED_BY, at.word("decided_by", Vocabulary.REFUSED_BY))
                        .build()))
                : Optional.empty();
    }

    private static Evidence proposed(Quote from) {
        Optional<Node> reference = from.member("descriptor").or(() -> from.member("descriptor_digest"));
        return new Evidence.Proposed(
                reference.isPresent(),
                reference.flatMap(StandingProposalReader::digest),
                moment(from, "starts_at"),
                moment(from, "ends_at"));
    }

    private static Optional<Digest> digest(Node reference) {
        return reference
                .text()
                .or(() -> reference.text("digest"))
                .or(() -> reference.text("sha256"))
                .flatMap(Digest::parse);
    }

    private static Stated<Instant> moment(Quote from, String name) {
        return from.take(name, "a moment", at -> at.text().flatMap(Instants::parse));
    }
}
