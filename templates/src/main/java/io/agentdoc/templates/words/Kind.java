package io.agentdoc.templates.words;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What kind of document a source is (9.4). */
public enum Kind implements Phrase {
    AGENT_DESCRIPTOR,
    A2A_CARD,
    AGENT_MANIFEST,
    SOW_STANDING_PROPOSAL,
    LISTING,
    REPUTATION_REPORT,
    ROLES_DECLARATION,
    INTERFACE_DEFINITION,
    PLUGIN_PACKAGE,
    BUILD_RECORD,
    DEPLOYMENT_RECORD,
    EVAL_RECORD,
    OBSERVATION,
    POND_AGENT_MANIFEST,
    HANDLE_CARD,
    COMMONAGENT_PRICE,
    MCP_SERVER,
    OASF_RECORD,
    AI_CATALOG_ENTRY,
    COMMONAGENT_DATA_USE,
    COMMONAGENT_ACCESS,
    COMMONAGENT_SAMPLES,
    COMMONAGENT_RECEIPT,
    OTHER;

    private static final Map<String, Kind> BY_TOKEN = Arrays.stream(values())
            .filter(kind -> kind != OTHER)
            .collect(Collectors.toUnmodifiableMap(Kind::token, Function.identity()));

    /** The kind of this name, where it is one that is known here. */
    public static Kind of(String name) {
        return BY_TOKEN.getOrDefault(name, OTHER);
    }

    private String token() {
        if (this == HANDLE_CARD) {
            return "net.agentmesh.handle-card";
        }
        String words = name().toLowerCase(Locale.ROOT).replace('_', '-');
        return words.replaceFirst("^(pond|commonagent|mcp|oasf|ai-catalog)-", "$1:");
    }
}
