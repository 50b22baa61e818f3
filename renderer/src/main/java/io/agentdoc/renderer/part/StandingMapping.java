package io.agentdoc.renderer.part;

import io.agentdoc.document.model.Attestation;
import io.agentdoc.document.model.Build;
import io.agentdoc.document.model.Deployment;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.StandingPart;
import io.agentdoc.templates.part.Told;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Column;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What others have published: each entry with its author and its date, and nothing added up (9.5). */
final class StandingMapping {
    private final Telling telling;
    private final Standing standing;
    private final MemberPath at = MemberPath.of("standing");
    private final List<EntryPart> entries = new ArrayList<>();

    StandingMapping(Telling telling, Standing standing) {
        this.telling = telling;
        this.standing = standing;
    }

    SectionPart section() {
        RecordRows records = new RecordRows(telling);
        entries(Standing.EVALUATIONS, Label.EVALUATIONS, Evaluation.RECORD, records::evaluation);
        entries(Standing.DEPLOYMENTS, Label.DEPLOYMENTS, Deployment.RECORD, records::deployment);
        entries(Standing.BUILDS, Label.BUILDS, Build.RECORD, records::build);
        entries(Standing.LISTINGS, Label.LISTINGS, Attestation.RECORD, records::attestation);
        entries(Standing.REPORTS, Label.REPORTS, Attestation.RECORD, records::attestation);
        entries(Standing.ATTESTATIONS, Label.ATTESTATIONS, Attestation.RECORD, records::attestation);
        return new StandingPart(telling.from(standing), entries, rows());
    }

    /** What is owed and silent; an empty list of records is silence too, since nobody states that nobody spoke. */
    private List<Row> rows() {
        Rows rows = new Rows(telling, standing, at, SectionName.STANDING);
        if (standing.get(Standing.EVALUATIONS).carried().orElse(List.of()).isEmpty()) {
            rows.silence(
                    "evaluations",
                    Label.EVALUATIONS,
                    Optional.of(telling.isAttended() ? Silence.EVALUATIONS_ATTENDED : Silence.EVALUATIONS));
        }
        if (standing.get(Standing.DEPLOYMENTS).carried().orElse(List.of()).isEmpty()) {
            rows.silence("deployments", Label.DEPLOYMENTS, Optional.empty());
        }
        return rows.list();
    }

    private <P extends Part> void entries(
            Member<List<P>> member, Label label, Member<SourceId> record, RowsOf<P> rowsOf) {
        List<P> parts = standing.get(member).carried().orElse(List.of());
        List<String> keys = Elements.keys(parts);
        for (int i = 0; i < parts.size(); i++) {
            MemberPath path = at.member(member.name()).element(keys.get(i));
            entries.add(entry(parts.get(i), path, label, record, rowsOf));
        }
    }

    private <P extends Part> EntryPart entry(
            P part, MemberPath path, Label label, Member<SourceId> record, RowsOf<P> rowsOf) {
        List<SourceId> sources = part.get(record).carried().map(List::of).orElseGet(() -> List.copyOf(Froms.of(part)));
        Optional<Boolean> own = part instanceof Evaluation evaluation
                ? evaluation.get(Evaluation.RUN_BY_SUBJECT).carried()
                : Optional.empty();
        List<Told> told = own.orElse(false)
                ? List.of(new Told(Column.OWN_ACCOUNT, telling.say(Column.OWN_ACCOUNT), telling.marks(sources)))
                : telling.told(sources);
        return new EntryPart(Anchor.of(path.toString()), telling.say(label), notes(own), told, rowsOf.rows(part, path));
    }

    private List<SafeHtml> notes(Optional<Boolean> own) {
        Function<Boolean, Note> whose = is -> is ? Note.RUN_BY_SUBJECT : Note.RUN_BY_OTHER;
        return own.map(whose).map(note -> List.of(telling.say(note))).orElse(List.of());
    }

    /** The rows of one kind of record. */
    @FunctionalInterface
    interface RowsOf<P extends Part> {
        List<Row> rows(P part, MemberPath path);
    }
}
