package io.agentdoc.cli.config;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything that a configuration says, save the agents that stream in from {@code agents_from}. */
public record Configuration(
        Assembler assembler,
        Optional<Duration> staleAfter,
        Fetching fetch,
        Site site,
        List<AgentEntry> agents,
        List<FileRef> agentsFrom,
        Map<String, Reference> references,
        Trust trust) {
    static final Key<Assembler> ASSEMBLER = Key.of("assembler", Assembler.TABLE, "Who assembles, and with which key.");
    static final Key<Duration> STALE_AFTER = Key.of(
            "stale_after",
            TimeForms.period(),
            "How long a document is fresh; an unchanged agent is assembled again once half of it has passed.");
    static final Key<Fetching> FETCH = Key.of("fetch", Fetching.TABLE, "How documents are fetched.");
    static final Key<Site> SITE = Key.of("site", Site.TABLE, "What is published, and where it will stand.");
    static final Key<List<AgentEntry>> AGENTS = Key.of(
                    "agents", new ListForm<>(AgentEntry.TABLE), "The agents, each with its sources.")
            .or(List.of());
    static final Key<List<FileRef>> AGENTS_FROM = Key.of(
                    "agents_from",
                    new ListForm<>(FileForms.file("agents.jsonl")),
                    "Files of agents, one JSON object a line with the same keys as an element of agents, or an AI Catalog (.json)"
                            + " whose A2A cards are agents.")
            .or(List.of());
    static final Key<Map<String, Reference>> REFERENCES = Key.of(
                    "references",
                    new MapForm<>(Forms.line("a name or reference", "interface-worker"), Reference.TABLE),
                    "Where the roles, interfaces and documents lie that Descriptors name; nothing is guessed from a name.")
            .or(Map.of());
    static final Key<Trust> TRUST = Key.of("trust", Trust.TABLE, "The keys that are known, and for what.");

    public static final Table<Configuration> TABLE = new Table<>(
            List.of(ASSEMBLER, STALE_AFTER, FETCH, SITE, AGENTS, AGENTS_FROM, REFERENCES, TRUST),
            List.of(
                    new NeedsOneOf(List.of(AGENTS, AGENTS_FROM), "type agents: and a list, or agents_from: and a file"),
                    new UniqueIds(AGENTS, "agents"),
                    Configuration::hasOneAgentWhereOneIsServed),
            Configuration::of);

    private static void hasOneAgentWhereOneIsServed(Block block, Reading reading) {
        boolean wellKnown = block.get(SITE).map(Site::layout).equals(Optional.of(Layout.WELL_KNOWN));
        int inline = block.get(AGENTS).orElse(List.of()).size();
        if (wellKnown && !block.has(AGENTS_FROM) && block.get(AGENTS).isPresent() && inline != 1) {
            reading.fault(block.placeOf(AGENTS), oneAgentOnly(inline));
        }
    }

    static String oneAgentOnly(long agents) {
        return "site.layout well-known serves exactly one agent, and here are " + agents
                + "; leave one, or type layout: directory.";
    }

    private static Configuration of(Block block) {
        return new Configuration(
                block.get(ASSEMBLER).orElseGet(Assembler.TABLE::standard),
                block.get(STALE_AFTER),
                block.get(FETCH).orElseGet(Fetching.TABLE::standard),
                block.get(SITE).orElseGet(Site.TABLE::standard),
                block.value(AGENTS),
                block.value(AGENTS_FROM),
                block.value(REFERENCES),
                block.get(TRUST).orElseGet(Trust.TABLE::standard));
    }

    /** The configuration of somebody who has none: {@code agentdoc assemble} and {@code agentdoc render}. */
    public static Configuration none() {
        return TABLE.standard();
    }
}
