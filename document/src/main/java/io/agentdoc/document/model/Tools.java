package io.agentdoc.document.model;

import java.util.List;

/** The package's tools by name, split by whether content leaves the building (9.4). */
public record Tools(Members members) implements Part {
    public static final Member<List<String>> LOCAL = Member.texts("local");
    public static final Member<List<String>> REMOTE = Member.texts("remote");

    public static final Shape<Tools> SHAPE = Shape.of("tools", Tools::new, LOCAL, REMOTE);

    @Override
    public Shape<Tools> shape() {
        return SHAPE;
    }
}
