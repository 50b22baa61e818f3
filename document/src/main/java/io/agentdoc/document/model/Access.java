package io.agentdoc.document.model;

import java.util.List;

/** How the agent is reached and who is let in (6.9, 9.5). */
public record Access(Members members) implements Section {
    public static final Member<String> ADDRESS = Member.text("address").named();
    public static final Member<String> PROTOCOL = Member.text("protocol").named();
    public static final Member<List<Scheme>> SCHEMES =
            Member.parts("schemes", Scheme.SHAPE).named();
    public static final Member<String> ADMISSION = Member.text("admission").named();
    public static final Member<String> STATEMENT = Member.text("statement");
    public static final Member<Sealing> SEALING = Member.part("sealing", Sealing.SHAPE);

    public static final Shape<Access> SHAPE =
            Shape.of("access", Access::new, ADDRESS, PROTOCOL, SCHEMES, ADMISSION, STATEMENT, SEALING);

    @Override
    public Shape<Access> shape() {
        return SHAPE;
    }
}
