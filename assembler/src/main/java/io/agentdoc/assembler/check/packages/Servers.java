package io.agentdoc.assembler.check.packages;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.assembler.packages.PackageTree;
import io.agentdoc.assembler.packages.Quoted;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A system of kind mcp has a server of its name in {@code mcp.json}, every server there is a declared system, and none
 * carries an address (12.4, 12.6 rule 2).
 */
final class Servers implements PackageRule {
    private static final String RULE = "12.4-7";
    private static final String PAIRS = "12.6-2";
    static final String SCHEMA = "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json";
    static final Set<String> TYPES = Set.of("stdio", "streamable-http", "sse");

    @Override
    public void check(Inspected packed, Found into) {
        Optional<Spot> servers = packed.servers().flatMap(file -> file.member("mcpServers"));
        packed.servers().filter(Spot::isObject).ifPresent(file -> form(file, servers, into));
        Set<String> names = Set.copyOf(servers.map(Spot::members).orElse(List.of()).stream()
                .map(Spot::name)
                .toList());
        for (Spot system : packed.installed()) {
            boolean unmatched = system.says("kind", "mcp")
                    && Inspected.name(system).filter(names::contains).isEmpty();
            if (unmatched) {
                into.error(RULE, system, PackageTree.SERVERS + " has no server of this system's name; add it there");
            }
        }
        Set<String> declared = Inspected.names(packed.systems());
        for (Spot server : servers.map(Spot::members).orElse(List.of())) {
            if (packed.draft().isPresent() && !declared.contains(server.name())) {
                into.error(
                        PAIRS,
                        server,
                        "the server " + Quoted.name(server.name())
                                + " is no system that the draft Descriptor names; declare it or take it out");
            }
            server(server, into);
        }
    }

    private static void form(Spot file, Optional<Spot> servers, Found into) {
        if (!file.says("$schema", SCHEMA)) {
            into.warning(
                    RULE,
                    file.place("$schema"),
                    "it is not that of the manifest's version, so a client ignores the file");
        }
        if (servers.filter(Spot::isObject).isEmpty()) {
            into.error(RULE, file.place("mcpServers"), "there is no object of servers");
        }
    }

    private static void server(Spot server, Found into) {
        if (server.text("type").filter(TYPES::contains).isEmpty()) {
            into.error(RULE, server.place("type"), "a server is stdio, streamable-http or sse; say which");
        }
        for (Spot member : server.members()) {
            if (member.name().equals("url")) {
                into.error(
                        RULE, member, "a server in a package has no address; the instruction supplies it at install");
            } else {
                below(member, into);
            }
        }
    }

    private static void below(Spot spot, Found into) {
        spot.text()
                .flatMap(Addresses::declared)
                .ifPresent(address -> into.error(
                        RULE, spot, address.what() + " stands in a server of a package, which has none; take it out"));
        spot.members().forEach(member -> below(member, into));
        spot.elements().forEach(element -> below(element, into));
    }
}
