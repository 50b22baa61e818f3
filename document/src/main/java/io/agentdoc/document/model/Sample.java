package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** A published piece of work and what is known of its standing: confirmed, earlier or stated (7.7). */
public record Sample(Members members) implements Part {
    public static final Member<String> ID = Member.text("id");
    public static final Member<String> TITLE = Member.text("title");
    public static final Member<String> STATE = Member.text("state");
    public static final Member<String> AGENT_VERSION = Member.text("agent_version");
    public static final Member<String> MADE_AT = Member.text("made_at");
    public static final Member<Json> DELIVERABLE = Member.verbatim("deliverable");
    public static final Member<String> RECEIPT = Member.text("receipt");

    public static final Shape<Sample> SHAPE =
            Shape.of("sample", Sample::new, ID, TITLE, STATE, AGENT_VERSION, MADE_AT, DELIVERABLE, RECEIPT);

    @Override
    public Shape<Sample> shape() {
        return SHAPE;
    }
}
