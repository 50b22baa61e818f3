package io.agentdoc.document.model;

import io.agentdoc.document.value.SourceId;
import java.util.List;

/** An interface the agent says it implements, with every exchange that its definition publishes (9.5). */
public record Interface(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> VERSION = Member.text("version");
    public static final Member<String> DEFINITION = Member.text("definition");
    public static final Member<SourceId> DECLARED_IN = Member.source("declared_in");
    public static final Member<List<Exchange>> EXCHANGES =
            Member.parts("exchanges", Exchange.SHAPE).named();

    public static final Shape<Interface> SHAPE =
            Shape.of("interface", Interface::new, NAME, VERSION, DEFINITION, DECLARED_IN, EXCHANGES);

    @Override
    public Shape<Interface> shape() {
        return SHAPE;
    }
}
