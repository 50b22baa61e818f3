package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.value.SourceId;

/** A deployment record, attributed and dated, without its bindings' secrets (8.3). */
public record Deployment(Members members) implements Part {
    public static final Member<String> BY = Member.text("by");
    public static final Member<String> ACT = Member.text("act");
    public static final Member<String> PACKAGE_DIGEST = Member.text("package_digest");
    public static final Member<String> IMAGE_DIGEST = Member.text("image_digest");
    public static final Member<String> DESCRIPTOR_DIGEST = Member.text("descriptor_digest");
    public static final Member<String> ENVIRONMENT = Member.text("environment");
    public static final Member<Json> TARGET = Member.verbatim("target");
    public static final Member<Json> KEY_CUSTODY = Member.verbatim("key_custody");
    public static final Member<Json> CEILINGS = Member.verbatim("ceilings");
    public static final Member<Json> INSTALLED = Member.verbatim("installed");
    public static final Member<Json> CHECKS = Member.verbatim("checks");
    public static final Member<String> PRODUCED_AT = Member.text("produced_at");
    public static final Member<SourceId> RECORD = Member.source("record");

    public static final Shape<Deployment> SHAPE = Shape.of(
            "deployment",
            Deployment::new,
            BY,
            ACT,
            PACKAGE_DIGEST,
            IMAGE_DIGEST,
            DESCRIPTOR_DIGEST,
            ENVIRONMENT,
            TARGET,
            KEY_CUSTODY,
            CEILINGS,
            INSTALLED,
            CHECKS,
            PRODUCED_AT,
            RECORD);

    @Override
    public Shape<Deployment> shape() {
        return SHAPE;
    }
}
