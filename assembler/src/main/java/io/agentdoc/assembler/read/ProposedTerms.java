package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Deliverable;
import io.agentdoc.document.model.Deliverables;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads the terms of a proposal for each offering in its scope: what the client furnishes, what comes back, what it costs,
 * each with the grade of its clause, which is carried and never raised (9.5).
 *
 * <p>A shared resource is taken as a shape, by its access and the mechanisms of the grant; where it lies is a binding.
 */
final class ProposedTerms {
    private static final Set<String> ACCESS = Vocabulary.words("read", "write", "read-write");
    private static final String SHARED = "shared_resource";

    private final Quote from;
    private final Stated<List<Input>> inputs;
    private final Stated<Deliverables> deliverables;
    private final ProposedPrice prices;

    ProposedTerms(Quote from) {
        this.from = from;
        this.inputs = from.each("inputs", ProposedTerms::input);
        this.deliverables =
                from.part("deliverables").map(ProposedTerms::deliverables).orElseGet(Stated::notStated);
        this.prices = new ProposedPrice(from);
    }

    Offering offering(Node id) {
        String name = id.text().orElseThrow();
        Members price = prices.of(name);
        Stated<Json> minimum = price.get(Offering.MINIMUM);
        return new Offering(Members.builder()
                .put(Offering.ID, from.said(name, id))
                .put(Offering.NAME, from.said(name, id))
                .put(Offering.SCOPE, from.said(Vocabulary.TASK_SPECIFIC, id))
                .put(Offering.STATE, from.said(new Column.Declared(), id))
                .put(Offering.INPUTS, inputs)
                .put(Offering.DELIVERABLES, deliverables)
                .put(Offering.PRICE, price.get(Offering.PRICE))
                .put(Offering.PRICE_TERMS, price.get(Offering.PRICE_TERMS))
                .put(Offering.ARRANGEMENT, price.get(Offering.ARRANGEMENT))
                .put(Offering.MINIMUM, minimum.isStated() ? minimum : clause("volume", at -> at.count("minimum")))
                .put(Offering.TRIAL, shape("trial", value -> value instanceof JsonObject))
                .put(Offering.REVISIONS, shape("revisions", value -> value instanceof JsonObject))
                .put(Offering.REPORTING, clause("reporting", at -> at.word("level", Vocabulary.REPORTING)))
                .put(Offering.DELEGATION_SCOPES, shape("delegation_scopes", value -> value instanceof JsonArray))
                .put(Offering.CLAUSE_GRADES, grades())
                .build());
    }

    private <T> Stated<T> clause(String name, Function<Quote, Stated<T>> read) {
        return from.part(name).map(read).orElseGet(Stated::notStated);
    }

    /** A term that is carried as it stands, unless it holds what is between two parties only. */
    private Stated<Json> shape(String name, java.util.function.Predicate<Json> form) {
        Optional<Node> binding = from.member(name).flatMap(Bindings::orAddress);
        return binding.isPresent()
                ? from.unreadable(binding.get(), "a shape, but a binding")
                : from.verbatim(name, "a term in its form", form);
    }

    private Stated<Json> grades() {
        ClauseGrades grades = new ClauseGrades();
        for (String name : List.of("scope", "deliverables", "price", "volume", "reporting", "trial", "revisions")) {
            from.member(name).filter(Node::isObject).ifPresent(at -> grades.add(name, from.at(at)));
        }
        return grades.said(from);
    }

    private static Optional<Input> input(Quote entry) {
        Stated<String> name = entry.text("name");
        if (!name.isStated()) {
            return Optional.empty();
        }
        return Optional.of(new Input(Members.builder()
                .put(Input.NAME, name)
                .put(
                        Input.KIND,
                        entry.take(
                                "kind",
                                "a media type, a value kind or a shared resource",
                                at -> at.text().filter(kind -> kind.equals(SHARED) || Vocabulary.isKind(kind))))
                .put(Input.MEDIA_TYPE, mediaType(entry))
                .put(Input.REQUIRED, entry.flag("required"))
                .put(Input.WHEN, entry.word("when", Vocabulary.WHEN))
                .put(Input.VIA, via(entry))
                .put(Input.ACCESS, entry.word("access", ACCESS))
                .build()));
    }

    private static Stated<Json> via(Quote entry) {
        return entry.take(
                "via",
                "the mechanisms of a grant",
                at -> Optional.of(at.value())
                        .filter(value ->
                                at.text().isPresent() || Quote.allTexts(at).isPresent())
                        .filter(value -> Bindings.orAddress(at).isEmpty()));
    }

    private static Stated<String> mediaType(Quote entry) {
        return entry.take("media_type", "a media type", at -> at.text().filter(Vocabulary::isMediaType));
    }

    private static Stated<Deliverables> deliverables(Quote clause) {
        Members members = Members.builder()
                .put(Deliverables.PER_TASK, clause.each("per_task", ProposedTerms::deliverable))
                .put(Deliverables.STANDING, clause.each("standing", ProposedTerms::deliverable))
                .put(Deliverables.INTERIM, clause.each("interim", ProposedTerms::deliverable))
                .build();
        return members.isSilent() ? Stated.notStated() : clause.said(new Deliverables(members));
    }

    private static Optional<Deliverable> deliverable(Quote entry) {
        Stated<String> name = entry.text("name");
        return name.isStated()
                ? Optional.of(new Deliverable(Members.builder()
                        .put(Deliverable.NAME, name)
                        .put(Deliverable.MEDIA_TYPE, mediaType(entry))
                        .put(Deliverable.RECURRENCE, schedule(entry, "recurrence"))
                        .put(Deliverable.DUE, schedule(entry, "due"))
                        .build()))
                : Optional.empty();
    }

    private static Stated<Json> schedule(Quote entry, String name) {
        return entry.take(
                name,
                "a schedule",
                at -> Optional.of(at.value())
                        .filter(value -> Bindings.orAddress(at).isEmpty()));
    }
}
