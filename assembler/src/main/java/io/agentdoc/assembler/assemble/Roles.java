package io.agentdoc.assembler.assemble;

import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Handling;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Restated;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The standard role that the subject declares, and what its published contract brings along (9.4).
 *
 * <p>A contract counts where the subject's own Descriptor, card or manifest names the role, by its exact standard offering
 * name and in no other version. To behave like a bookkeeper, or to be called one, is no declaration, and an undeclared
 * role is not even listed. Whatever is inherited stands as declared and cites the contract.
 */
final class Roles {
    private static final Set<KnownKind> OWN =
            Set.of(KnownKind.AGENT_DESCRIPTOR, KnownKind.A2A_CARD, KnownKind.AGENT_MANIFEST);

    private final List<Joined> own;
    private final List<Joined> contracts;
    private final Role declared;
    private final Optional<Joined> contract;

    Roles(List<Joined> sources, Disagreements disagreements, Remarks remarks) {
        this.own = sources.stream()
                .filter(source -> OWN.contains(source.reading().kind()))
                .toList();
        this.contracts = sources.stream()
                .filter(source -> source.is(KnownKind.ROLES_DECLARATION))
                .filter(source -> name(source.reading().says().role()).isStated())
                .toList();
        this.declared = declared(new Merge(own, disagreements));
        this.contract = contracts.stream().filter(this::isOfTheRole).findFirst();
        contracts.stream()
                .filter(source -> contract.filter(source::equals).isEmpty())
                .forEach(source -> remarks.warn(
                        "9.4-14",
                        source.material().id(),
                        "the subject does not declare this role in this version, so its contract fills nothing"));
    }

    /** Whether the source is a contract of a role that the subject has not declared, which no document may list. */
    boolean isUndeclared(SourceId source) {
        return contracts.stream()
                .filter(one -> one.material().id().equals(source))
                .anyMatch(one -> declaration(name(one.reading().says().role())).isEmpty());
    }

    Role section() {
        Role published = contract.map(one -> one.reading().says().role()).orElseGet(Role.SHAPE::silent);
        return new Role(declared.members().toBuilder()
                .put(
                        Role.VERSION,
                        declared.get(Role.VERSION).isStated()
                                ? declared.get(Role.VERSION)
                                : published.get(Role.VERSION))
                .put(Role.DEFINITION, published.get(Role.DEFINITION))
                .build());
    }

    Stated<List<Interface>> interfaces() {
        return contract.map(one -> one.reading().says().asked().get(Asked.INTERFACES))
                .orElseGet(Stated::notStated);
    }

    Stated<List<Refusal>> refusals() {
        return contract.map(one -> one.reading().says().refuses().get(Refuses.REFUSALS))
                .orElseGet(Stated::notStated);
    }

    /** The handling that the subject states, and beside it the role's own rules for what it leaves unsaid. */
    Handling completed(Handling handling) {
        Members.Builder members = handling.members().toBuilder();
        contract.map(one -> one.reading().says().handling())
                .ifPresent(rules ->
                        Handling.SHAPE.members().forEach(member -> complete(member, handling, rules, members)));
        return new Handling(members.build());
    }

    private static <T> void complete(Member<T> member, Handling handling, Handling rules, Members.Builder into) {
        if (!handling.get(member).isStated()) {
            into.put(member, rules.get(member));
        }
    }

    /** What the subject says of its role: in so many words, or by offering it under its standard name. */
    private Role declared(Merge merge) {
        Role said = merge.section(Role.SHAPE, sections -> sections.role());
        if (name(said).isStated()) {
            return new Role(said.members().with(Role.VERSION, versionOf(said)));
        }
        return contracts.stream()
                .flatMap(source -> offered(source.reading().says().role()).stream())
                .findFirst()
                .orElseGet(Role.SHAPE::silent);
    }

    /** A version counts for the role that it was said of, and for no other. */
    private Stated<String> versionOf(Role role) {
        return own.stream()
                .map(source -> source.reading().says().role())
                .filter(said -> name(said).carried().equals(name(role).carried()))
                .map(said -> said.get(Role.VERSION))
                .filter(Stated::isStated)
                .findFirst()
                .orElseGet(Stated::notStated);
    }

    private Optional<Role> offered(Role published) {
        return declaration(name(published))
                .map(place -> new Role(Members.builder()
                        .put(Role.NAME, name(published))
                        .put(Role.STATE, published.get(Role.STATE))
                        .put(Role.DECLARED_IN, Restated.place(place))
                        .build()));
    }

    private boolean isOfTheRole(Joined source) {
        Role published = source.reading().says().role();
        Optional<String> version = declared.get(Role.VERSION).carried();
        return name(published).carried().equals(name(declared).carried())
                && (version.isEmpty()
                        || version.equals(published.get(Role.VERSION).carried()));
    }

    /** Where the subject names a role: as its role, or among its offerings, by the exact name. */
    private Optional<Stated<String>> declaration(Stated<String> role) {
        Optional<String> name = role.carried();
        return own.stream()
                .flatMap(source -> Stream.concat(
                        Stream.of(name(source.reading().says().role())),
                        source.reading().says().sells().get(Sells.OFFERINGS).carried().orElse(List.of()).stream()
                                .flatMap(
                                        offering -> Stream.of(offering.get(Offering.ID), offering.get(Offering.NAME)))))
                .filter(named -> named.isStated() && named.carried().equals(name))
                .findFirst();
    }

    private static Stated<String> name(Role role) {
        return role.get(Role.NAME);
    }
}
