package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** One thing an offering gives back (6.2, 9.5). */
public record Deliverable(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<String> MEDIA_TYPE = Member.text("media_type");
    public static final Member<Boolean> WORKING = Member.flag("working");
    public static final Member<Json> RECURRENCE = Member.verbatim("recurrence");
    public static final Member<Json> DUE = Member.verbatim("due");

    public static final Shape<Deliverable> SHAPE =
            Shape.of("deliverable", Deliverable::new, NAME, KIND, MEDIA_TYPE, WORKING, RECURRENCE, DUE);

    @Override
    public Shape<Deliverable> shape() {
        return SHAPE;
    }
}
