package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sealing;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.words.Door;
import io.agentdoc.templates.words.Kind;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What a document has to show for an attribute: the member that shows it, and that member's sources. */
final class Evidence {
    /** The floor asks five questions of every agent (4.4). */
    private static final int ENTRYWAY = 5;

    /** A member that shows something. */
    record Found(String path, Collection<SourceId> sources) {}

    private final AgentDoc doc;

    Evidence(AgentDoc doc) {
        this.doc = doc;
    }

    Optional<Found> identity(String member) {
        return member(doc.sections().identity(), MemberPath.of("identity"), member);
    }

    Optional<Found> role() {
        return member(doc.sections().role(), MemberPath.of("role"), Role.NAME.name());
    }

    Optional<Found> doored() {
        Access access = doc.sections().access();
        boolean both = Doors.of(access) != Door.NEVER_SAID
                && access.get(Access.ADMISSION).isStated();
        return both ? member(access, MemberPath.of("access"), Access.SCHEMES.name()) : Optional.empty();
    }

    Optional<Found> sealed() {
        Access access = doc.sections().access();
        return access.get(Access.SEALING)
                .carried()
                .filter(sealing -> sealing.get(Sealing.POSTURE).isStated())
                .filter(sealing -> sealing.get(Sealing.KEY_DECLARED).carried().orElse(false))
                .flatMap(sealing -> member(access, MemberPath.of("access"), Access.SEALING.name()));
    }

    Optional<Found> handling() {
        Part handling = doc.sections().handling();
        return handling.isSilent() ? Optional.empty() : Optional.of(new Found("handling", Froms.of(handling)));
    }

    Optional<Found> priced() {
        return offering(Offering.PRICE);
    }

    Optional<Found> revisable() {
        return offering(Offering.REVISIONS);
    }

    private Optional<Found> offering(Member<?> member) {
        List<Offering> offerings =
                doc.sections().sells().get(Sells.OFFERINGS).carried().orElse(List.of());
        List<String> keys = Elements.keys(offerings);
        for (int i = 0; i < offerings.size(); i++) {
            MemberPath at = MemberPath.of("sells").member("offerings").element(keys.get(i));
            Optional<Found> found = member(offerings.get(i), at, member.name());
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** The checks that found all five of the entryway's exchanges answered. */
    Optional<Collection<SourceId>> entryway() {
        for (Interface one :
                doc.sections().asked().get(Asked.INTERFACES).carried().orElse(List.of())) {
            List<Exchange> exchanges = one.get(Interface.EXCHANGES).carried().orElse(List.of());
            List<SourceId> by =
                    exchanges.stream().flatMap(Evidence::confirmedBy).toList();
            boolean isEntryway = one.get(Interface.NAME).carried().orElse("").contains("entryway");
            if (isEntryway && by.size() >= ENTRYWAY && by.size() == exchanges.size()) {
                return Optional.of(new TreeSet<>(by));
            }
        }
        return Optional.empty();
    }

    private static Stream<SourceId> confirmedBy(Exchange exchange) {
        return exchange.get(Exchange.STATE).carried().stream()
                .filter(Column.Confirmed.class::isInstance)
                .map(column -> ((Column.Confirmed) column).by());
    }

    Optional<Collection<SourceId>> audited() {
        return current()
                .filter(evaluation -> evaluation.get(Evaluation.RECORDS_AUDIT).isStated())
                .findFirst()
                .map(Froms::of);
    }

    /** The records of somebody else's verdict on the very Descriptor that is listed (10). */
    Collection<SourceId> evaluated() {
        Collection<SourceId> records = new TreeSet<>();
        current()
                .forEach(evaluation ->
                        evaluation.get(Evaluation.RECORD).carried().ifPresent(records::add));
        return records;
    }

    /** Verdicts of others on the Descriptor that is signed and listed; one on an older Descriptor is of another agent. */
    private Stream<Evaluation> current() {
        return doc.sections().standing().get(Standing.EVALUATIONS).carried().orElse(List.of()).stream()
                .filter(evaluation ->
                        !evaluation.get(Evaluation.RUN_BY_SUBJECT).carried().orElse(false))
                .filter(evaluation ->
                        isVerified(evaluation.get(Evaluation.RECORD).carried()))
                .filter(evaluation -> evaluation
                        .get(Evaluation.DESCRIPTOR_DIGEST)
                        .carried()
                        .flatMap(Digest::parse)
                        .filter(this::isCurrent)
                        .isPresent());
    }

    private boolean isVerified(Optional<SourceId> record) {
        return record.flatMap(doc::source)
                .filter(source -> source.signature().state() == SignatureState.VERIFIED)
                .isPresent();
    }

    private boolean isCurrent(Digest descriptor) {
        return doc.sources().stream()
                .filter(source -> Known.kind(source) == Kind.AGENT_DESCRIPTOR)
                .filter(source -> source.signature().state() == SignatureState.VERIFIED)
                .anyMatch(source -> source.digest().equals(Optional.of(descriptor)));
    }

    private static Optional<Found> member(Part part, MemberPath at, String name) {
        return part.shape().members().stream()
                .filter(member -> member.name().equals(name))
                .filter(member -> part.get(member).isStated())
                .findFirst()
                .map(member ->
                        new Found(at.member(name).toString(), part.get(member).sources()));
    }
}
