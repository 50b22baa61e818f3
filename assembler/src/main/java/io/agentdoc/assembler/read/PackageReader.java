package io.agentdoc.assembler.read;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.SuggestedCeiling;
import io.agentdoc.document.model.Tools;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads an agent package: its manifest alone, or an opened package whose files are members of one object (9.4, 12.2).
 *
 * <p>Name, version, description, the tools split by transport and the ceilings that the install file suggests; never a
 * price, an input, a refusal, a command, a variable or an address.
 */
final class PackageReader implements SourceReader {
    static final String NAMESPACE = "net.agentdoc.package";
    private static final String SCHEMA = "$schema";
    private static final Set<String> OF_SERVERS = Set.of(SCHEMA, "mcpServers");
    private static final Set<String> REMOTE = Set.of("streamable-http", "sse", "http");

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote opened = input.quote(notes);
        Quote manifest = opened.part("plugin.json").orElse(opened);
        Sections silent = Sections.silent();
        Sections says = new Sections(
                identity(manifest),
                silent.shape(),
                silent.asked(),
                silent.role(),
                silent.sells(),
                silent.access(),
                silent.refuses(),
                new Reaches(Members.builder()
                        .put(
                                Reaches.CEILINGS,
                                install(opened)
                                        .map(install -> install.each("ceilings", PackageReader::ceiling))
                                        .orElseGet(Stated::notStated))
                        .put(
                                Reaches.TOOLS,
                                opened.part("mcp.json")
                                        .filter(mcp -> isHeeded(mcp, manifest))
                                        .map(PackageReader::tools)
                                        .orElseGet(Stated::notStated))
                        .build()),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
        Names names = Names.of(
                Optional.empty(),
                Optional.empty(),
                manifest.text("name").carried(),
                manifest.text("version").carried());
        return new Reading(input.id(), input.kind(), names, says, packaged(manifest), notes.findings());
    }

    /** The install file, unless what stands in its place only describes what a run begins with (12.7.2). */
    private static Optional<Quote> install(Quote opened) {
        Optional<Quote> file = opened.part("install.json");
        file.map(Quote::node)
                .filter(WorkspaceDescription::isOne)
                .ifPresent(node -> opened.notes().warn("12.7.2-1", node, WorkspaceDescription.REFUSED));
        return file.filter(install -> !WorkspaceDescription.isOne(install.node()));
    }

    private static Identity identity(Quote manifest) {
        return new Identity(Members.builder()
                .put(Identity.NAME, manifest.text("name"))
                .put(Identity.DESCRIPTION, manifest.text("description"))
                .put(Identity.AGENT_VERSION, manifest.text("version"))
                .put(Identity.LINEAGE, lineage(manifest))
                .build());
    }

    /** The packages that this one says it descends from, as the manifest has them (13.5). */
    private static Stated<Json> lineage(Quote manifest) {
        return extension(manifest).map(own -> own.list("from")).orElseGet(Stated::notStated);
    }

    private static Evidence packaged(Quote manifest) {
        return new Evidence.Packaged(extension(manifest)
                .flatMap(own -> own.part("descriptor"))
                .flatMap(pin -> pin.node().text("sha256"))
                .flatMap(Digest::parse));
    }

    private static Optional<Quote> extension(Quote manifest) {
        return manifest.part("extensions").flatMap(all -> all.part(NAMESPACE));
    }

    private static Optional<SuggestedCeiling> ceiling(Quote entry) {
        Stated<String> system = named(entry, "system");
        return system.isStated()
                ? Optional.of(new SuggestedCeiling(Members.builder()
                        .put(SuggestedCeiling.SYSTEM, system)
                        .put(SuggestedCeiling.PER, named(entry, "per"))
                        .put(SuggestedCeiling.SUGGESTED, entry.count("suggested"))
                        .put(SuggestedCeiling.ENFORCED_BY, entry.word("enforced_by", Vocabulary.ENFORCED_BY))
                        .build()))
                : Optional.empty();
    }

    /** A name for people; an address in its place is a binding (9.4). */
    private static Stated<String> named(Quote entry, String member) {
        return entry.take(
                member,
                "a name and no address",
                at -> Quote.saying(at).filter(text -> Addresses.declared(text).isEmpty()));
    }

    /**
     * Whether a runtime reads the file of servers at all: one with members that nobody knows, or of another version than the
     * manifest's, is left as a whole.
     */
    private static boolean isHeeded(Quote mcp, Quote manifest) {
        Optional<Node.Entry> unknown = mcp.node().members().stream()
                .filter(member -> !OF_SERVERS.contains(member.name()))
                .findFirst();
        unknown.ifPresent(member -> mcp.notes()
                .warn("9.4-10", member.node(), "a member that runtimes do not know, so no tool of the file is stated"));
        Optional<String> own = mcp.node().text(SCHEMA).map(PackageReader::version);
        Optional<String> wanted = manifest.node().text(SCHEMA).map(PackageReader::version);
        boolean differs = own.isPresent() && wanted.isPresent() && !own.equals(wanted);
        if (differs) {
            mcp.notes().warn("9.4-10", mcp.node(), "of another version than the manifest, so no tool of it is stated");
        }
        return unknown.isEmpty() && !differs;
    }

    /** The folder that a schema stands in. */
    private static String version(String schema) {
        return schema.substring(0, schema.lastIndexOf('/') + 1);
    }

    /** The servers by name: those that run beside the agent, and those over a URL, to which content leaves. */
    private static Stated<Tools> tools(Quote mcp) {
        Optional<Quote> servers = mcp.part("mcpServers");
        if (servers.isEmpty()) {
            return Stated.notStated();
        }
        List<String> local = new ArrayList<>();
        List<String> remote = new ArrayList<>();
        for (Node.Entry server : servers.get().node().members()) {
            String type = server.node().text("type").orElse("");
            if (Addresses.declared(server.name()).isPresent()) {
                mcp.notes().warn("9.4-12", server.node(), "its name is an address, so the tool is not stated");
            } else if (type.equals("stdio")) {
                local.add(server.name());
            } else if (REMOTE.contains(type)) {
                remote.add(server.name());
            } else {
                mcp.notes().warn("9.4-10", server.node(), "no transport that can be read, so the tool is not stated");
            }
        }
        Members.Builder tools = Members.builder();
        if (!local.isEmpty()) {
            tools.put(Tools.LOCAL, servers.get().said(local));
        }
        if (!remote.isEmpty()) {
            tools.put(Tools.REMOTE, servers.get().said(remote));
        }
        Members members = tools.build();
        return members.isSilent() ? Stated.notStated() : servers.get().said(new Tools(members));
    }
}
