package io.agentdoc.document.model;

import io.agentdoc.document.value.SourceId;

/** Somebody else's document about the agent: who published it, where it is, and what it was as of (9.5). */
public record Attestation(Members members) implements Part {
    public static final Member<String> BY = Member.text("by");
    public static final Member<String> URL = Member.text("url");
    public static final Member<String> AS_OF = Member.text("as_of");
    public static final Member<String> ENROLLMENT = Member.text("enrollment");
    public static final Member<SourceId> RECORD = Member.source("record");

    public static final Shape<Attestation> SHAPE =
            Shape.of("attestation", Attestation::new, BY, URL, AS_OF, ENROLLMENT, RECORD);

    @Override
    public Shape<Attestation> shape() {
        return SHAPE;
    }
}
