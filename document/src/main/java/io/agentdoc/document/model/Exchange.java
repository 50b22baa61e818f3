package io.agentdoc.document.model;

import java.util.List;

/** One exchange of an interface: what is asked, what an answer carries, and the column it stands in (9.5). */
public record Exchange(Members members) implements Part {
    public static final Member<String> ID = Member.text("id");
    public static final Member<String> ASKS = Member.text("asks");
    public static final Member<List<String>> ANSWER_CARRIES = Member.texts("answer_carries");
    public static final Member<Column> STATE = Member.column();

    public static final Shape<Exchange> SHAPE = Shape.of("exchange", Exchange::new, ID, ASKS, ANSWER_CARRIES, STATE);

    @Override
    public Shape<Exchange> shape() {
        return SHAPE;
    }
}
