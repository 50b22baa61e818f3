package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** One thing that a job may be run with (6.2). */
public record Setting(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<Json> DEFAULT = Member.verbatim("default");
    public static final Member<Json> ALLOWED = Member.verbatim("allowed");
    public static final Member<Boolean> JOB_MAY_SET = Member.flag("job_may_set");

    public static final Shape<Setting> SHAPE =
            Shape.of("setting", Setting::new, NAME, KIND, DEFAULT, ALLOWED, JOB_MAY_SET);

    @Override
    public Shape<Setting> shape() {
        return SHAPE;
    }
}
