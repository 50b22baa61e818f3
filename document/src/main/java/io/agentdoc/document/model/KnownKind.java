package io.agentdoc.document.model;

import java.util.Arrays;
import java.util.Optional;

/** The kinds of source that we can read (9.4). A kind of somebody else's is namespaced and carried as a name. */
public enum KnownKind {
    A2A_CARD("a2a-card"),
    AGENT_MANIFEST("agent-manifest"),
    PLUGIN_PACKAGE("plugin-package"),
    AGENT_DESCRIPTOR("agent-descriptor"),
    BUILD_RECORD("build-record"),
    DEPLOYMENT_RECORD("deployment-record"),
    EVAL_RECORD("eval-record"),
    OBSERVATION("observation"),
    POND_MANIFEST("pond:agent-manifest"),
    SOW_STANDING_PROPOSAL("sow-standing-proposal"),
    LISTING("listing"),
    REPUTATION_REPORT("reputation-report"),
    HANDLE_CARD("net.agentmesh.handle-card"),
    PRICE_DOCUMENT("commonagent:price");

    private final String text;

    KnownKind(String text) {
        this.text = text;
    }

    public static Optional<KnownKind> of(String text) {
        return Arrays.stream(values()).filter(kind -> kind.text.equals(text)).findFirst();
    }

    @Override
    public String toString() {
        return text;
    }
}
