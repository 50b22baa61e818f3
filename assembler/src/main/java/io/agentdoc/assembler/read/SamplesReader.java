package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sample;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a list of published samples, offering by offering (7.7).
 *
 * <p>Each enters as stated: it rests on the publisher's word until a receipt and a deployment record show more. Whether a
 * requester agreed to the publication stands in no document that we read.
 */
final class SamplesReader implements SourceReader {
    private static final String RULE = "7.7-6";

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.SAMPLES.isFormOf(input.root().value())) {
            notes.warn(RULE, from.node(), LocalForm.SAMPLES.missed() + ", so no sample is listed");
            return Reading.silent(input, notes);
        }
        Sections says = Sections.silent().with(new Sells(Members.none().with(Sells.OFFERINGS, offerings(from))));
        return new Reading(input.id(), input.kind(), Names.in(from), says, new Evidence.None(), notes.findings());
    }

    private static Stated<List<Offering>> offerings(Quote from) {
        Optional<Node> list = from.member("samples");
        if (list.filter(Node::isArray).isEmpty()) {
            return list.isEmpty() ? Stated.notStated() : from.unreadable(list.get(), "a list of samples");
        }
        Map<String, List<Sample>> samples = new LinkedHashMap<>();
        Map<String, Stated<String>> ids = new LinkedHashMap<>();
        for (Quote entry : from.parts("samples")) {
            Stated<String> offering = entry.text("offering");
            Optional<Sample> sample = sample(entry);
            if (offering.carried().isPresent() && sample.isPresent()) {
                String id = offering.carried().get();
                ids.putIfAbsent(id, offering);
                samples.computeIfAbsent(id, none -> new ArrayList<>()).add(sample.get());
            } else {
                from.notes().warn(RULE, entry.node(), "a sample without a name or without its offering");
            }
        }
        List<Offering> offerings = new ArrayList<>();
        ids.forEach((id, said) -> offerings.add(new Offering(Members.builder()
                .put(Offering.ID, said)
                .put(Offering.SAMPLES, from.said(samples.getOrDefault(id, List.of()), list.get()))
                .build())));
        return offerings.isEmpty() ? Stated.notStated() : from.said(offerings, list.get());
    }

    private static Optional<Sample> sample(Quote entry) {
        Stated<String> id = entry.text("id");
        Stated<String> title = entry.text("title");
        if (!id.isStated() && !title.isStated()) {
            return Optional.empty();
        }
        return Optional.of(new Sample(Members.builder()
                .put(Sample.ID, id)
                .put(Sample.TITLE, title)
                .put(Sample.STATE, entry.said("stated"))
                .put(Sample.AGENT_VERSION, entry.text("agent_version"))
                .put(
                        Sample.MADE_AT,
                        entry.take(
                                "made_at",
                                "a moment",
                                at -> at.text()
                                        .filter(text -> Instants.parse(text).isPresent())))
                .put(Sample.DELIVERABLE, deliverable(entry))
                .put(Sample.RECEIPT, entry.text("receipt"))
                .build()));
    }

    /**
     * Where the piece is: an opaque reference as it is, an address only where any stranger may use it as it stands. To
     * hold a reference is to be let in (5.3), so one that holds a name, a password or a query is nobody's to pass on.
     */
    private static Stated<Json> deliverable(Quote entry) {
        Stated<Json> piece = entry.take(
                "deliverable",
                "a reference that is open to everybody",
                at -> at.isObject()
                        ? Reference.of(entry.at(at))
                        : Optional.of(at.value())
                                .filter(value ->
                                        at.text().filter(Reference::isOpen).isPresent()));
        entry.member("deliverable").filter(Node::isObject).ifPresent(at -> Reference.noteUnsized(entry.at(at)));
        return piece;
    }
}
