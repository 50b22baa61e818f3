package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads the published definition of an interface (9.5).
 *
 * <p>The list of exchanges is read whole or not at all: one that leaves out what could not be read would pass for the
 * whole, and an exchange is never made up from a sentence.
 */
final class InterfaceDefinitionReader implements SourceReader {
    private static final String RULE = "9.5-5";

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.INTERFACE.isFormOf(input.root().value())) {
            notes.warn(RULE, from.node(), LocalForm.INTERFACE.missed() + ", so nothing is taken from it");
            return Reading.silent(input, notes);
        }
        Stated<String> name = from.text("name");
        if (!name.isStated()) {
            notes.warn(RULE, from.node(), "it does not say which interface it defines, so nothing is taken from it");
            return Reading.silent(input, notes);
        }
        Interface defined = new Interface(Members.builder()
                .put(Interface.NAME, name)
                .put(Interface.VERSION, from.text("version"))
                .put(Interface.DEFINITION, input.address(from))
                .put(Interface.EXCHANGES, exchanges(from))
                .build());
        Sections says =
                Sections.silent().with(new Asked(Members.none().with(Asked.INTERFACES, from.said(List.of(defined)))));
        return new Reading(input.id(), input.kind(), Names.nobody(), says, new Evidence.None(), notes.findings());
    }

    private static Stated<List<Exchange>> exchanges(Quote from) {
        Optional<Node> list = from.member("exchanges");
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        List<Node> entries = list.get().elements();
        List<String> ids = entries.stream()
                .flatMap(entry -> entry.text("id").stream())
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
        boolean whole = !entries.isEmpty() && ids.size() == entries.size();
        return whole
                ? from.said(
                        entries.stream().map(entry -> exchange(from.at(entry))).toList(), list.get())
                : from.unreadable(list.get(), "a list of exchanges, each with an id of its own");
    }

    private static Exchange exchange(Quote entry) {
        return new Exchange(Members.builder()
                .put(Exchange.ID, entry.text("id"))
                .put(Exchange.ASKS, entry.text("asks"))
                .put(Exchange.ANSWER_CARRIES, entry.texts("answer_carries"))
                .put(Exchange.STATE, entry.said(new Column.Declared()))
                .build());
    }
}
