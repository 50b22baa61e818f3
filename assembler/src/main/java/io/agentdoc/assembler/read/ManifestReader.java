package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/**
 * Reads a registration manifest, or the description document that a mesh makes of one (6.8, 6.9).
 *
 * <p>Endpoints, nodes, tenants and links are bindings and stay where they are. The free admission sentence is carried
 * as the statement it is and never as a policy.
 */
final class ManifestReader implements SourceReader {
    private static final String BRIDGE = "mesh://extensions/a2a-bridge/v1";

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        Quote shown = from.part("public").orElse(from);
        Sections silent = Sections.silent();
        Sections says = new Sections(
                identity(from, shown),
                new Interaction(
                        Members.none().with(Interaction.INTERACTION, from.word("interaction", Vocabulary.INTERACTION))),
                new Asked(Members.none().with(Asked.INTERFACES, DeclaredInterfaces.read(from))),
                role(from),
                new Sells(Members.none().with(Sells.OFFERINGS, offerings(from, shown))),
                access(from, shown),
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                DataUse.read(from, "data_use"),
                silent.standing(),
                Optional.empty());
        Names names = Names.of(
                isOfTwo(from) ? Optional.empty() : from.text(idName(from)).carried(),
                from.text("handle").carried(),
                from.text("name").carried(),
                from.text("version").carried());
        return new Reading(input.id(), input.kind(), names, says, evidence(from), notes.findings());
    }

    private static String idName(Quote from) {
        return from.has("id") ? "id" : "agent_id";
    }

    /** Whether it names two agents, and so none that could be told to be meant. */
    private static boolean isOfTwo(Quote from) {
        return from.has("id")
                && from.has("agent_id")
                && !from.text("id").carried().equals(from.text("agent_id").carried());
    }

    private static Identity identity(Quote from, Quote shown) {
        Stated<String> actsFor = from.word("acts_for", Vocabulary.ACTS_FOR);
        boolean organization = actsFor.carried().filter("organization"::equals).isPresent();
        return new Identity(Members.builder()
                .put(Identity.NAME, from.text("name"))
                .put(
                        Identity.DESCRIPTION,
                        from.has("description") ? from.text("description") : shown.text("description"))
                .put(
                        Identity.OPERATOR,
                        from.part("provider").map(by -> by.text("name")).orElseGet(Stated::notStated))
                .put(Identity.OWNER, from.text("owner"))
                .put(Identity.SIGNING_KEY, key(from))
                .put(Identity.ACTS_FOR, actsFor)
                .put(Identity.ORGANIZATION_NAME, organization ? from.text("organization_name") : Stated.notStated())
                .put(Identity.FLEET, from.flag("fleet"))
                .put(Identity.STANDING_GUEST, Guest.read(from))
                .put(Identity.AGENT_VERSION, from.text("version"))
                .build());
    }

    private static Stated<String> key(Quote from) {
        if (isOfTwo(from)) {
            return from.unreadable(from.member("id").orElseThrow(), "the key that agent_id names too");
        }
        return from.take(
                idName(from),
                "a public key",
                at -> at.text().flatMap(PublicKey::parse).map(PublicKey::nkey));
    }

    /** A role held is named like {@code ring-member@1} among the manifest's roles (9.4). */
    private static Role role(Quote from) {
        Optional<Node> first = from.part("meta")
                .flatMap(meta -> meta.member("roles"))
                .flatMap(roles -> roles.elements().stream().findFirst())
                .filter(at -> Quote.saying(at).isPresent());
        if (first.isEmpty()) {
            return Role.SHAPE.silent();
        }
        String text = first.get().text().orElseThrow();
        int at = text.lastIndexOf('@');
        return new Role(Members.builder()
                .put(Role.NAME, from.said(at > 0 ? text.substring(0, at) : text, first.get()))
                .put(Role.VERSION, at > 0 ? from.said(text.substring(at + 1), first.get()) : Stated.notStated())
                .put(Role.STATE, from.said(new Column.Declared(), first.get()))
                .put(Role.DECLARED_IN, from.said(from.source(), first.get()))
                .build());
    }

    private static Stated<List<Offering>> offerings(Quote from, Quote shown) {
        String name = from.has("skills") && !from.has("offerings") ? "skills" : "offerings";
        Skus skus = Skus.of(from.has("skus") ? from : shown);
        return from.has(name)
                ? from.each(name, entry -> offering(entry, skus, List.of(from, shown)))
                : shown.each("offering_details", entry -> offering(entry, skus, List.of(from, shown)));
    }

    private static Optional<Offering> offering(Quote entry, Skus skus, List<Quote> agent) {
        Stated<String> id = entry.text("id");
        if (!id.isStated()) {
            return Optional.empty();
        }
        ScopeReading scope = ScopeReading.of(entry);
        Members.Builder members = Members.builder()
                .put(Offering.ID, id)
                .put(Offering.NAME, entry.has("name") ? entry.text("name") : id)
                .put(Offering.SCOPE, scope.scope())
                .put(Offering.FOCUS, scope.focus())
                .put(Offering.STATE, entry.said(new Column.Declared()))
                .put(Offering.MODES, Modes.read(entry, agent))
                .put(Offering.NEEDS, entry.any("needs"))
                .put(Offering.DELIVERS, entry.any("delivers"))
                .put(Offering.REPORTING, DescriptorOffering.reporting(entry));
        if (!scope.isOpenEnded()) {
            members.put(Offering.DOES, entry.text("description")).put(Offering.EXAMPLES, entry.list("examples"));
        }
        Members price = skus.price(id.carried().orElse(""));
        skus.noteUncovered(entry, id.carried().orElse(""));
        members.put(Offering.PRICE, price.get(Offering.PRICE))
                .put(Offering.PRICE_TERMS, price.get(Offering.PRICE_TERMS));
        return Optional.of(new Offering(members.build()));
    }

    private static Access access(Quote from, Quote shown) {
        Optional<Quote> block = shown.part("access").or(() -> from.part("access"));
        Access door = block.map(AccessBlock::block).orElseGet(Access.SHAPE::silent);
        Members.Builder members = door.members().toBuilder().put(Access.SEALING, AccessBlock.sealing(from));
        Optional<Node> binding = shown.member("admission").flatMap(Bindings::ofOneCaller);
        binding.ifPresent(
                at -> from.notes().warn("6.9-27", at, "a binding where a sentence belongs, so it is not stated"));
        if (!door.get(Access.STATEMENT).isStated() && binding.isEmpty()) {
            members.put(Access.STATEMENT, shown.text("admission"));
        }
        return new Access(members.build());
    }

    /** A bridge is a door to outside callers; the mesh's own endpoint is none. */
    private static Evidence evidence(Quote from) {
        boolean bridged = from.parts("extensions").stream()
                .anyMatch(extension ->
                        extension.node().text("uri").filter(BRIDGE::equals).isPresent());
        return bridged ? new Evidence.Door() : new Evidence.None();
    }
}
