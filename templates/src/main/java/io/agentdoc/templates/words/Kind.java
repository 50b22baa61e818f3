package io.agentdoc.templates.words;

import java.util.Locale;

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
    OTHER;

    /** The kind of this name, where it is one that is known here. */
    public static Kind of(String name) {
        for (Kind kind : values()) {
            if (kind != OTHER && kind.token().equals(name)) {
                return kind;
            }
        }
        return OTHER;
    }

    private String token() {
        return this == POND_AGENT_MANIFEST ? "pond:agent-manifest" : name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
