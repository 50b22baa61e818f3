package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;

/** A build record, attributed and dated (8.2). */
public record Build(Members members) implements Part {
    public static final Member<String> BY = Member.text("by");
    public static final Member<String> PACKAGE_DIGEST = Member.text("package_digest");
    public static final Member<String> IMAGE_DIGEST = Member.text("image_digest");
    public static final Member<Json> SOURCE = Member.verbatim("source");
    public static final Member<Boolean> DRAFT = Member.flag("draft");
    public static final Member<String> PRODUCED_AT = Member.text("produced_at");
    public static final Member<SourceId> RECORD = Member.source("record");

    public static final Shape<Build> SHAPE =
            Shape.of("build", Build::new, BY, PACKAGE_DIGEST, IMAGE_DIGEST, SOURCE, DRAFT, PRODUCED_AT, RECORD);

    @Override
    public Shape<Build> shape() {
        return SHAPE;
    }
}
