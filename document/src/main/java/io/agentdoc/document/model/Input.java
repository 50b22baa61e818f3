package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;

/** One thing an offering takes (6.2, 9.5). */
public record Input(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> KIND = Member.text("kind");
    public static final Member<String> MEDIA_TYPE = Member.text("media_type");
    public static final Member<String> JSON_TYPE = Member.text("json_type");
    public static final Member<Boolean> REQUIRED = Member.flag("required");
    public static final Member<String> WHEN = Member.text("when");
    public static final Member<Boolean> EXTERNAL = Member.flag("external");
    public static final Member<Json> VIA = Member.verbatim("via");
    public static final Member<String> ONE_OF = Member.text("one_of");
    public static final Member<Json> MAX_BYTES = Member.verbatim("max_bytes");
    public static final Member<Json> FIELDS = Member.verbatim("fields");
    public static final Member<String> ACCESS = Member.text("access");

    public static final Shape<Input> SHAPE = Shape.of(
            "input",
            Input::new,
            NAME,
            KIND,
            MEDIA_TYPE,
            JSON_TYPE,
            REQUIRED,
            WHEN,
            EXTERNAL,
            VIA,
            ONE_OF,
            MAX_BYTES,
            FIELDS,
            ACCESS);

    @Override
    public Shape<Input> shape() {
        return SHAPE;
    }
}
