package io.agentdoc.assembler.read;

import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.model.Access;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/**
 * Reads a registrar's card for a handle: the address that a message is sent to, the key behind it, and the label that the
 * registrar attests for whoever operates it (8.6, 9.5).
 *
 * <p>Nodes, meshes and addresses of endpoints are bindings and stay where they are.
 */
final class HandleCardReader implements SourceReader {
    private static final String MESH = "agentmesh";

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote document = input.quote(notes);
        Optional<Quote> card = document.part("card");
        if (card.isEmpty()) {
            notes.warn("8.6-1", document.node(), "no registrar's card, so nothing is taken from it");
            return new Reading(
                    input.id(), input.kind(), Names.nobody(), Sections.silent(), new Evidence.None(), notes.findings());
        }
        Quote from = card.get();
        Optional<Quote> mesh = endpoints(from).stream()
                .filter(endpoint ->
                        endpoint.node().text("protocol").filter(MESH::equals).isPresent())
                .findFirst();
        if (mesh.isEmpty()) {
            notes.note("8.6-1", from.node(), "no endpoint of the mesh, so that it names no key");
        }
        Names names = Names.of(
                mesh.flatMap(endpoint -> endpoint.text("agent_id").carried()),
                from.text("handle").carried(),
                Optional.empty(),
                Optional.empty());
        Evidence evidence = new Evidence.Registered(
                from.take("expires_at", "a moment", at -> at.text().flatMap(Instants::parse)));
        return new Reading(input.id(), input.kind(), names, says(from, mesh), evidence, notes.findings());
    }

    private static List<Quote> endpoints(Quote card) {
        return card.parts("endpoints");
    }

    private static Sections says(Quote card, Optional<Quote> mesh) {
        Sections silent = Sections.silent();
        Identity identity = new Identity(Members.builder()
                .put(
                        Identity.OPERATOR,
                        card.part("operator").map(by -> by.text("name")).orElseGet(Stated::notStated))
                .put(Identity.OWNER, key(card, "owner"))
                .put(Identity.ADDRESS, card.text("handle"))
                .put(Identity.SIGNING_KEY, mesh.map(at -> key(at, "agent_id")).orElseGet(Stated::notStated))
                .build());
        Access access = new Access(Members.builder()
                .put(Access.ADDRESS, card.text("handle"))
                .put(Access.PROTOCOL, protocol(card, mesh))
                .build());
        return new Sections(
                identity,
                silent.shape(),
                silent.asked(),
                silent.role(),
                silent.sells(),
                access,
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
    }

    private static Stated<String> protocol(Quote card, Optional<Quote> mesh) {
        return mesh.or(() -> endpoints(card).stream().findFirst())
                .map(endpoint -> endpoint.text("protocol"))
                .orElseGet(Stated::notStated);
    }

    private static Stated<String> key(Quote from, String name) {
        return from.take(
                name, "a public key", at -> at.text().flatMap(PublicKey::parse).map(PublicKey::nkey));
    }
}
