package io.agentdoc.document.model;

/** A run config that the author named (5.8). */
public record NamedConfig(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> DIGEST = Member.text("digest");
    public static final Member<Boolean> DIGEST_CHECKED = Member.flag("digest_checked");

    public static final Shape<NamedConfig> SHAPE =
            Shape.of("named_config", NamedConfig::new, NAME, DIGEST, DIGEST_CHECKED);

    @Override
    public Shape<NamedConfig> shape() {
        return SHAPE;
    }
}
