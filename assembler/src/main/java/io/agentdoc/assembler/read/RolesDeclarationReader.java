package io.agentdoc.assembler.read;

import io.agentdoc.assembler.verify.LocalForm;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Stated;
import java.util.List;
import java.util.Optional;

/**
 * Reads a role's published contract: what whoever holds the role takes on (9.4).
 *
 * <p>It says nothing about the agent by itself. Whether the agent declares the role is decided where the sources meet, and
 * everything here enters at the declared state.
 */
final class RolesDeclarationReader implements SourceReader {
    private static final String RULE = "9.4-14";

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!LocalForm.ROLE.isFormOf(input.root().value())) {
            notes.warn(RULE, from.node(), LocalForm.ROLE.missed() + ", so nothing is taken from it");
            return Reading.silent(input, notes);
        }
        if (!from.text("name").isStated()) {
            notes.warn(RULE, from.node(), "it does not say which role it is of, so nothing is taken from it");
            return Reading.silent(input, notes);
        }
        Sections says = Sections.silent()
                .with(role(input, from))
                .with(new Asked(Members.none().with(Asked.INTERFACES, primaryInterface(from))))
                .with(new Refuses(Members.none().with(Refuses.REFUSALS, refusals(from))))
                .with(DataUse.block(from.part("handling")));
        return new Reading(input.id(), input.kind(), Names.nobody(), says, new Evidence.None(), notes.findings());
    }

    private static Role role(Input input, Quote from) {
        return new Role(Members.builder()
                .put(Role.NAME, from.text("name"))
                .put(Role.VERSION, from.text("version"))
                .put(Role.STATE, from.said(new Column.Declared()))
                .put(Role.DEFINITION, input.address(from))
                .build());
    }

    private static Stated<List<Interface>> primaryInterface(Quote from) {
        Optional<Node> named = from.member("primary_interface");
        if (named.isEmpty()) {
            return Stated.notStated();
        }
        return DeclaredInterfaces.one(from, named.get())
                .map(one -> from.said(List.of(one), named.get()))
                .orElseGet(() -> from.unreadable(named.get(), "the name of an interface"));
    }

    /** Each a sentence, alone or with what decides it; one that cannot be read leaves the others standing. */
    private static Stated<List<Refusal>> refusals(Quote from) {
        Optional<Node> list = from.member("refusals");
        if (list.isEmpty()) {
            return Stated.notStated();
        }
        if (!list.get().isArray()) {
            return from.unreadable(list.get(), "a list of refusals");
        }
        List<Refusal> refusals = list.get().elements().stream()
                .flatMap(at -> refusal(from, at).stream())
                .toList();
        return refusals.isEmpty() ? Stated.notStated() : from.said(refusals, list.get());
    }

    private static Optional<Refusal> refusal(Quote from, Node at) {
        Quote entry = from.at(at);
        Stated<String> statement =
                at.text().isPresent() ? from.said(at.text().orElseThrow(), at) : entry.text("statement");
        if (statement.carried().filter(text -> !text.isBlank()).isEmpty()) {
            from.unreadable(at, "a refusal in words");
            return Optional.empty();
        }
        return Optional.of(new Refusal(Members.builder()
                .put(Refusal.STATEMENT, statement)
                .put(Refusal.KIND, from.said("role", at))
                .put(Refusal.STATE, from.said(new Column.Declared(), at))
                .put(Refusal.DECIDED_BY, entry.word("decided_by", Vocabulary.REFUSED_BY))
                .build()));
    }
}
