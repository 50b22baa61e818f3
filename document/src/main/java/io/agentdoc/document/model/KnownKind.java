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
    INTERFACE_DEFINITION("interface-definition"),
    ROLES_DECLARATION("roles-declaration"),
    DATA_USE("commonagent:data-use"),
    ACCESS("commonagent:access"),
    SAMPLES("commonagent:samples"),
    RECEIPT("commonagent:receipt"),
    POND_MANIFEST("pond:agent-manifest"),
    MCP_SERVER("mcp:server"),
    OASF_RECORD("oasf:record"),
    AI_CATALOG_ENTRY("ai-catalog:entry");

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
