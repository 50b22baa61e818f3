package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Leaves;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.LeavesPart;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;

/** The records a job leaves behind: declared, and confirmed only by an evaluation (9.5). */
final class LeavesMapping {
    private final Telling telling;

    LeavesMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Leaves leaves) {
        List<LeftRecord> records = leaves.get(Leaves.RECORDS).carried().orElse(List.of());
        MemberPath at = MemberPath.of("leaves").member("records");
        List<String> keys = Elements.keys(records);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            rows.add(row(records.get(i), at.element(keys.get(i))));
        }
        if (records.isEmpty()) {
            rows.add(new Line(
                    Anchor.of(at.toString()),
                    telling.say(Label.RECORDS),
                    new Value.One(telling.say(Silence.NO_RECORDS)),
                    List.of(),
                    telling.told(leaves.get(Leaves.RECORDS))));
        }
        return new LeavesPart(telling.from(leaves), rows);
    }

    private Row row(LeftRecord record, MemberPath at) {
        SafeHtml when = record.get(LeftRecord.WHEN)
                .carried()
                .map(word -> Term.of("when", word).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(word)))
                .orElseGet(() -> telling.say(Note.NOT_STATED_SHORT));
        return new Line(
                Anchor.of(at.toString()),
                record.get(LeftRecord.NAME).carried().map(Theirs::words).orElseGet(() -> telling.say(Label.RECORD)),
                new Value.One(when),
                record.get(LeftRecord.FILE).carried().map(Theirs::code).stream().toList(),
                telling.told(
                        record.get(LeftRecord.STATE),
                        record.get(LeftRecord.NAME).sources()));
    }
}
