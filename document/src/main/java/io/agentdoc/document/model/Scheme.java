package io.agentdoc.document.model;

import io.agentdoc.document.json.Json;
import java.util.List;

/** One way a caller may present itself: a shape, never a binding (6.9). */
public record Scheme(Members members) implements Part {
    public static final Member<String> ID = Member.text("id");
    public static final Member<String> TRANSPORT = Member.text("transport");
    public static final Member<String> TYPE = Member.text("type");
    public static final Member<String> IN = Member.text("in");
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> SCHEME = Member.text("scheme");
    public static final Member<Json> FLOWS = Member.verbatim("flows");
    public static final Member<List<String>> SCOPES = Member.texts("scopes");
    public static final Member<String> DESCRIPTION = Member.text("description");
    public static final Member<Json> ALL_OF = Member.verbatim("all_of");

    public static final Shape<Scheme> SHAPE =
            Shape.of("scheme", Scheme::new, ID, TRANSPORT, TYPE, IN, NAME, SCHEME, FLOWS, SCOPES, DESCRIPTION, ALL_OF);

    @Override
    public Shape<Scheme> shape() {
        return SHAPE;
    }
}
