package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import java.util.List;
import java.util.Optional;

/**
 * Reads what another registry's entry says of an agent by name: a name for people, a sentence and a version (9.4).
 *
 * <p>Nothing else in such an entry is about what the agent does for a client. Packages, commands, variables, headers and
 * addresses are bindings and machinery; a class of a taxonomy is no offering; an embedded card is a copy, and the card
 * itself is a source of its own.
 */
final class RegistryEntryReader implements SourceReader {
    private final String name;
    private final List<String> required;
    private final Optional<String> envelope;

    private RegistryEntryReader(String name, List<String> required, Optional<String> envelope) {
        this.name = name;
        this.required = required;
        this.envelope = envelope;
    }

    /** A server.json of the MCP registry, bare or as its API wraps it; its name is a machine's, its title a person's. */
    static SourceReader mcpServer() {
        return new RegistryEntryReader("title", List.of("name", "version"), Optional.of("server"));
    }

    /** A record of the Open Agentic Schema Framework. */
    static SourceReader oasfRecord() {
        return new RegistryEntryReader("name", List.of("name", "schema_version"), Optional.empty());
    }

    /** One entry of an AI Catalog, or a catalog that has exactly one. */
    static SourceReader aiCatalogEntry() {
        return new RegistryEntryReader("displayName", List.of("identifier"), Optional.of("entries"));
    }

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote root = input.quote(notes);
        Quote entry = opened(root);
        boolean readable =
                required.stream().allMatch(member -> entry.node().text(member).isPresent());
        if (!readable) {
            notes.warn(
                    "9.4-5",
                    entry.node(),
                    "not a " + input.kind() + ", which has " + String.join(" and ", required)
                            + ", so nothing is taken from it");
            return reading(input, Names.nobody(), Sections.silent(), notes);
        }
        Names names = Names.of(
                Optional.empty(),
                Optional.empty(),
                entry.text(name).carried(),
                entry.text("version").carried());
        return reading(input, names, says(identity(entry)), notes);
    }

    /** The entry inside what it came in; of several entries none can be told to be meant. */
    private Quote opened(Quote root) {
        Optional<Node> inside = envelope.flatMap(root.node()::member);
        return inside.filter(Node::isObject)
                .or(() -> inside.filter(list -> list.elements().size() == 1)
                        .map(list -> list.elements().getFirst()))
                .map(root::at)
                .orElse(root);
    }

    private Identity identity(Quote entry) {
        return new Identity(Members.builder()
                .put(Identity.NAME, entry.text(name))
                .put(Identity.DESCRIPTION, entry.text("description"))
                .put(Identity.AGENT_VERSION, entry.text("version"))
                .build());
    }

    private static Sections says(Identity identity) {
        Sections silent = Sections.silent();
        return new Sections(
                identity,
                silent.shape(),
                silent.asked(),
                silent.role(),
                silent.sells(),
                silent.access(),
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
    }

    private static Reading reading(Input input, Names names, Sections says, Notes notes) {
        return new Reading(input.id(), input.kind(), names, says, new Evidence.None(), notes.findings());
    }
}
