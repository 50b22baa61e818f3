package io.agentdoc.document.model;

import java.util.List;

/** What comes back: with each task, kept up across tasks, and on a schedule (9.5). */
public record Deliverables(Members members) implements Part {
    public static final Member<List<Deliverable>> PER_TASK = Member.parts("per_task", Deliverable.SHAPE);
    public static final Member<List<Deliverable>> STANDING = Member.parts("standing", Deliverable.SHAPE);
    public static final Member<List<Deliverable>> INTERIM = Member.parts("interim", Deliverable.SHAPE);

    public static final Shape<Deliverables> SHAPE =
            Shape.of("deliverables", Deliverables::new, PER_TASK, STANDING, INTERIM);

    @Override
    public Shape<Deliverables> shape() {
        return SHAPE;
    }
}
