package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;

/** The configuration and its entries as JSON Schema, made from the same tables that read them. */
public final class ConfigSchema {
    private ConfigSchema() {}

    /** The schema of {@code agentdoc.yaml}. */
    public static JsonObject configuration() {
        return document("The configuration of agentdoc, agentdoc.yaml.", Configuration.TABLE);
    }

    /** The schema of an element of {@code agents} and of a line of {@code agents_from}. */
    public static JsonObject agent() {
        return document("One agent: an element of agents, or a line of a file of agents_from.", AgentEntry.TABLE);
    }

    private static JsonObject document(String about, Table<?> table) {
        JsonObject.Builder schema = JsonObject.builder()
                .put("$schema", "https://json-schema.org/draft/2020-12/schema")
                .put("description", new JsonText(about));
        table.schema().forEach(schema::put);
        return schema.build();
    }
}
