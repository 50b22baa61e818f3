package io.agentdoc.cli.config;

import java.util.List;
import java.util.Optional;

/** One agent as the configuration or a line of {@code agents_from} names it. */
public record AgentEntry(
        String id, Optional<String> domain, Optional<String> subject, List<SourceEntry> sources, Place at) {
    static final Key<String> ID = Key.of(
                    "id",
                    IdForms.entryId(),
                    "The agent's name in this configuration, from which its file names are made.")
            .mustBeGiven();
    static final Key<String> DOMAIN =
            Key.of("domain", NetForms.domain(), "The host whose well-known paths are looked up.");
    static final Key<String> SUBJECT = Key.of(
            "subject", IdForms.subject(), "What the sources must be about; one that names another fills nothing.");
    static final Key<List<SourceEntry>> SOURCES = Key.of(
                    "sources",
                    new ListForm<>(SourceEntry.TABLE),
                    "The documents that are read beside what the domain has.")
            .or(List.of());

    public static final Table<AgentEntry> TABLE = new Table<>(
            List.of(ID, DOMAIN, SUBJECT, SOURCES),
            List.of(
                    new NeedsOneOf(List.of(DOMAIN, SOURCES), "type domain: and its host, or sources: and a list"),
                    new UniqueIds(SOURCES, "sources"),
                    AgentEntry::hasSomething),
            AgentEntry::of);

    private static void hasSomething(Block block, Reading reading) {
        if (block.has(SOURCES) && !block.has(DOMAIN) && block.get(SOURCES).equals(Optional.of(List.of()))) {
            reading.fault(
                    block.placeOf(SOURCES), reading.name() + " has no source; type domain: and its host, or name one.");
        }
    }

    private static AgentEntry of(Block block) {
        return new AgentEntry(block.value(ID), block.get(DOMAIN), block.get(SUBJECT), block.value(SOURCES), block.at());
    }
}
