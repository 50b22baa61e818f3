package io.agentdoc.cli.config;

import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;

/** The configuration and its entries as JSON Schema, made from the same tables that read them. */
public final class ConfigSchema {
    private ConfigSchema() {}

    /** The drafts of JSON Schema that both read these schemas alike, for none of their words differs between the two. */
    public enum Draft {
        DRAFT_2020_12("https://json-schema.org/draft/2020-12/schema"),
        /** What editors of YAML read. */
        DRAFT_07("http://json-schema.org/draft-07/schema#");

        private final String uri;

        Draft(String uri) {
            this.uri = uri;
        }
    }

    /** The schema of {@code agentdoc.yaml}. */
    public static JsonObject configuration(Draft draft) {
        return document(draft, "The configuration of agentdoc, agentdoc.yaml.", Configuration.TABLE);
    }

    /** The schema of an element of {@code agents} and of a line of {@code agents_from}. */
    public static JsonObject agent(Draft draft) {
        return document(
                draft, "One agent: an element of agents, or a line of a file of agents_from.", AgentEntry.TABLE);
    }

    private static JsonObject document(Draft draft, String about, Table<?> table) {
        JsonObject.Builder schema =
                JsonObject.builder().put("$schema", draft.uri).put("description", new JsonText(about));
        table.schema().forEach(schema::put);
        return schema.build();
    }
}
