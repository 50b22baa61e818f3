package io.agentdoc.document.model;

/** A record that a job leaves behind (12.3). */
public record LeftRecord(Members members) implements Part {
    public static final Member<String> NAME = Member.text("name");
    public static final Member<String> WHEN = Member.text("when");
    public static final Member<String> FILE = Member.text("file");
    public static final Member<Column> STATE = Member.column();

    public static final Shape<LeftRecord> SHAPE = Shape.of("record", LeftRecord::new, NAME, WHEN, FILE, STATE);

    @Override
    public Shape<LeftRecord> shape() {
        return SHAPE;
    }
}
