package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonObject;

/** What must hold between the keys of one group. */
interface Rule {
    void check(Block block, Reading reading);

    /** What JSON Schema can say of the rule; most rules are beyond it. */
    default JsonObject schema() {
        return JsonObject.empty();
    }
}
