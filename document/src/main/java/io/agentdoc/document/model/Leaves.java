package io.agentdoc.document.model;

import java.util.List;

/** The records that a job leaves behind (9.5). */
public record Leaves(Members members) implements Section {
    public static final Member<List<LeftRecord>> RECORDS = Member.parts("records", LeftRecord.SHAPE);

    public static final Shape<Leaves> SHAPE = Shape.of("leaves", Leaves::new, RECORDS);

    @Override
    public Shape<Leaves> shape() {
        return SHAPE;
    }
}
