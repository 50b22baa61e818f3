package io.agentdoc.document.model;

import io.agentdoc.document.value.SourceId;

/** The standard role the agent declares, if any (9.4). */
public record Role(Members members) implements Section {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> VERSION = Member.text("version");
    public static final Member<Column> STATE = Member.column();
    public static final Member<String> DEFINITION = Member.text("definition").named();
    public static final Member<SourceId> DECLARED_IN = Member.source("declared_in");

    public static final Shape<Role> SHAPE = Shape.of("role", Role::new, NAME, VERSION, STATE, DEFINITION, DECLARED_IN);

    @Override
    public Shape<Role> shape() {
        return SHAPE;
    }
}
