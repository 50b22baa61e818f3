package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.EvaluatedAgainst;
import io.agentdoc.document.model.Evaluation;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.List;
import java.util.Optional;

/** Reads an evaluation record case by case; what a verdict moves is decided later, and never wholesale (8.4, 9.4). */
final class EvalRecordReader implements SourceReader {
    private static final List<String> DECIDED = List.of("expected", "observed");
    private static final List<Carry> CASE = List.of(
            Carry.text("id"),
            Carry.text("kind"),
            Carry.text("source"),
            Carry.word("verdict", Vocabulary.VERDICTS),
            new Carry("decided_by", "what decided it and what was to", EvalRecordReader::decision));

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote record = input.quote(notes);
        List<Evidence.Case> cases =
                record.parts("cases").stream().map(EvalRecordReader::readCase).toList();
        Stated<String> descriptorDigest = descriptorDigest(record);
        boolean ofNobodyKnowsWhat = descriptorDigest instanceof Stated.Unreadable;
        if (ofNobodyKnowsWhat) {
            notes.warn("8.4-8", record.node(), "which Descriptor it is about cannot be read, so it moves nothing");
        }
        Evaluation evaluation = new Evaluation(Members.builder()
                .put(Evaluation.BY, RecordTrunk.by(record))
                .put(Evaluation.RUN_BY_SUBJECT, runBySubject(record))
                .put(Evaluation.DESCRIPTOR_DIGEST, descriptorDigest)
                .put(Evaluation.OFFERING, record.text("offering"))
                .put(Evaluation.SCOPE, record.text("scope"))
                .put(Evaluation.EVALUATION_SET, set(record))
                .put(Evaluation.CASES, Carry.each(record, "cases", CASE, EvalRecordReader::hasVerdict))
                .put(Evaluation.CONFORMS, record.flag("conforms"))
                .put(Evaluation.SUMMARY, counts(record, "summary"))
                .put(Evaluation.RECORDS_AUDIT, record.any("records_audit"))
                .put(Evaluation.PRODUCED_AT, RecordTrunk.moment(record))
                .put(Evaluation.RECORD, record.said(record.source()))
                .build());
        Sections says = StandingOnly.of(
                new Standing(Members.none().with(Standing.EVALUATIONS, record.said(List.of(evaluation)))));
        Evidence evidence = new Evidence.Evaluated(
                RecordTrunk.producer(record),
                RecordTrunk.parsed(descriptorDigest),
                record.text("offering").carried(),
                record.text("scope").carried(),
                ofNobodyKnowsWhat ? List.of() : cases,
                RecordTrunk.producedAt(record),
                ofNobodyKnowsWhat ? Stated.notStated() : onSet(record));
        return new Reading(input.id(), input.kind(), RecordTrunk.names(record), says, evidence, notes.findings());
    }

    /** The bound Descriptor that was evaluated, under the name 8.4 leaves open and the one in use (decision 6). */
    private static Stated<String> descriptorDigest(Quote record) {
        return record.has("descriptor_digest")
                ? RecordTrunk.digest(record, "descriptor_digest")
                : record.part("subject")
                        .map(subject -> RecordTrunk.digest(subject, "descriptor_digest"))
                        .orElseGet(Stated::notStated);
    }

    private static Stated<Json> set(Quote record) {
        return record.take(
                "evaluation_set",
                "a set by name, version and digest",
                at -> isWholeSet(at)
                        ? Optional.of(RecordTrunk.only(at, List.of("name", "version", "digest", "focus")))
                        : Optional.empty());
    }

    private static boolean isWholeSet(Node at) {
        return at.text("name").isPresent()
                && at.member("version").isPresent()
                && at.text("digest")
                        .flatMap(io.agentdoc.document.value.Digest::parse)
                        .isPresent();
    }

    /** The result on one published set; a set that cannot be told from another carries none (6.11). */
    private static Stated<List<EvaluatedAgainst>> onSet(Quote record) {
        Stated<Json> set = set(record);
        Stated<Json> result = counts(record, "result");
        if (!set.isStated() || !result.isStated()) {
            return Stated.notStated();
        }
        return record.said(List.of(new EvaluatedAgainst(Members.builder()
                .put(EvaluatedAgainst.SET, set)
                .put(EvaluatedAgainst.RESULT, result)
                .put(EvaluatedAgainst.RECORD, record.said(record.source()))
                .build())));
    }

    /** Whether the evaluator and the evaluated are one key, which makes the verdict the subject's own word. */
    private static Stated<Boolean> runBySubject(Quote record) {
        Optional<PublicKey> subject = RecordTrunk.names(record).key();
        Optional<PublicKey> by = RecordTrunk.producer(record);
        return subject.isPresent() && by.isPresent()
                ? record.said(
                        by.get().equals(subject.get()), record.member("by").orElseThrow())
                : Stated.notStated();
    }

    private static Stated<Json> counts(Quote record, String name) {
        return record.verbatim(
                name,
                "counts by verdict",
                value -> Node.root(value).isObject()
                        && Node.root(value).members().stream()
                                .allMatch(entry -> Quote.isCount(entry.node().value())));
    }

    private static Evidence.Case readCase(Quote from) {
        Optional<String> verdict = from.word("verdict", Vocabulary.VERDICTS).carried();
        boolean flawed = RefusalCase.isFlawed(from)
                || from.member("decided_by")
                        .filter(at -> decision(at).isEmpty())
                        .isPresent();
        return new Evidence.Case(
                from.node().text("id"),
                from.node().text("kind"),
                from.node().text("source"),
                verdict.filter(word -> !word.equals("pass") || !flawed));
    }

    /** A case whose verdict nobody can read is none (8.4). */
    private static boolean hasVerdict(Quote from) {
        boolean has = from.node()
                .text("verdict")
                .filter(Vocabulary.VERDICTS::contains)
                .isPresent();
        if (!has) {
            from.notes().warn("8.4-3", from.node(), "a case without a verdict that can be read, so it is passed over");
        }
        return has;
    }

    /** By what a refusal was to be decided and by what it was, in the words of 6.11. */
    private static Optional<Json> decision(Node at) {
        boolean readable = at.isObject()
                && DECIDED.stream()
                        .allMatch(name -> at.member(name).isEmpty()
                                || at.text(name)
                                        .filter(Vocabulary.REFUSED_BY::contains)
                                        .isPresent());
        return readable ? Optional.of(RecordTrunk.only(at, DECIDED)) : Optional.empty();
    }
}
