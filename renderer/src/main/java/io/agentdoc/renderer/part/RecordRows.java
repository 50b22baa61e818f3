package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Attestation;
import io.agentdoc.document.model.Build;
import io.agentdoc.document.model.Deployment;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Part;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The rows of each kind of record that somebody published. */
final class RecordRows {
    private final Telling telling;

    RecordRows(Telling telling) {
        this.telling = telling;
    }

    private Rows rows(Part part, MemberPath path) {
        return new Rows(telling, part, path, SectionName.STANDING);
    }

    List<Row> evaluation(Evaluation evaluation, MemberPath path) {
        return rows(evaluation, path)
                .code(Evaluation.BY, Label.BY)
                .moment(Evaluation.PRODUCED_AT, Label.PRODUCED_AT)
                .code(Evaluation.DESCRIPTOR_DIGEST, Label.DESCRIPTOR_DIGEST)
                .words(Evaluation.OFFERING, Label.OFFERING)
                .code(Evaluation.SCOPE, Label.SCOPES)
                .plain(Evaluation.EVALUATION_SET, Label.EVALUATION_SET)
                .show(Evaluation.CASES, Label.CASES, Optional.empty(), this::cases, List.of())
                .flag(Evaluation.CONFORMS, Label.CONFORMS, "conforms")
                .plain(Evaluation.SUMMARY, Label.SUMMARY)
                .plain(Evaluation.RECORDS_AUDIT, Label.RECORDS_AUDIT)
                .list();
    }

    private Value cases(Json cases) {
        List<SafeHtml> lines = new ArrayList<>();
        for (Node one : Node.root(cases).elements()) {
            lines.add(one(one));
        }
        return lines.isEmpty() ? new Value.One(telling.say(Term.TOOLS__NONE)) : new Value.Many(lines);
    }

    private SafeHtml one(Node one) {
        List<SafeHtml> words = new ArrayList<>();
        one.text("verdict")
                .ifPresent(verdict -> words.add(
                        Term.of("verdict", verdict).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(verdict))));
        for (Node.Entry entry : one.members()) {
            if (!entry.name().equals("verdict")) {
                words.add(Theirs.words(
                        entry.name() + ": " + Plain.text(entry.node().value())));
            }
        }
        return telling.words().listed(words);
    }

    List<Row> deployment(Deployment deployment, MemberPath path) {
        return rows(deployment, path)
                .code(Deployment.BY, Label.BY)
                .moment(Deployment.PRODUCED_AT, Label.PRODUCED_AT)
                .code(Deployment.ACT, Label.ACT)
                .code(Deployment.PACKAGE_DIGEST, Label.PACKAGE_DIGEST)
                .show(
                        Deployment.IMAGE_DIGEST,
                        Label.IMAGE_DIGEST,
                        Optional.empty(),
                        digest -> new Value.One(Theirs.code(digest)),
                        List.of(telling.say(Note.PROCESS_NOT_SHOWN)))
                .code(Deployment.DESCRIPTOR_DIGEST, Label.DESCRIPTOR_DIGEST)
                .code(Deployment.ENVIRONMENT, Label.ENVIRONMENT)
                .plain(Deployment.TARGET, Label.TARGET)
                .plain(Deployment.KEY_CUSTODY, Label.KEY_CUSTODY)
                .show(
                        Deployment.CEILINGS,
                        Label.CEILINGS,
                        Optional.empty(),
                        ceilings -> new Value.One(Theirs.words(Plain.text(ceilings))),
                        isOwnerRun(deployment) ? List.of(telling.say(Note.CEILINGS_OF_THE_OWNERS_SIDE)) : List.of())
                .plain(Deployment.INSTALLED, Label.INSTALLED)
                .plains(Deployment.CHECKS, Label.CHECKS, Optional.empty(), Term.TOOLS__NONE)
                .list();
    }

    /** Whether the owner runs the agent: an image was started, or the subject gives this account of itself (12.7.1). */
    private boolean isOwnerRun(Deployment deployment) {
        Optional<PublicKey> by = deployment.get(Deployment.BY).carried().flatMap(PublicKey::parse);
        return deployment.get(Deployment.IMAGE_DIGEST).isStated()
                || (by.isPresent() && by.equals(telling.subjectKey()));
    }

    List<Row> build(Build build, MemberPath path) {
        return rows(build, path)
                .code(Build.BY, Label.BY)
                .moment(Build.PRODUCED_AT, Label.PRODUCED_AT)
                .code(Build.PACKAGE_DIGEST, Label.PACKAGE_DIGEST)
                .code(Build.IMAGE_DIGEST, Label.IMAGE_DIGEST)
                .plain(Build.SOURCE, Label.LINEAGE)
                .list();
    }

    List<Row> attestation(Attestation attestation, MemberPath path) {
        return rows(attestation, path)
                .words(Attestation.BY, Label.BY)
                .url(Attestation.URL, Label.URL)
                .moment(Attestation.AS_OF, Label.AT)
                .words(Attestation.ENROLLMENT, Label.ENROLLMENT)
                .list();
    }
}
