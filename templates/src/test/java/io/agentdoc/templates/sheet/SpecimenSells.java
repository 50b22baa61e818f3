package io.agentdoc.templates.sheet;

import static io.agentdoc.templates.sheet.Making.code;
import static io.agentdoc.templates.sheet.Making.marks;
import static io.agentdoc.templates.sheet.Making.theirs;

import io.agentdoc.templates.part.CeilingPart;
import io.agentdoc.templates.part.DoesPart;
import io.agentdoc.templates.part.GrantsPart;
import io.agentdoc.templates.part.OfferingPart;
import io.agentdoc.templates.part.PassingPart;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.part.PlanPart;
import io.agentdoc.templates.part.SamplePart;
import io.agentdoc.templates.part.ScopePart;
import io.agentdoc.templates.part.SellsPart;
import io.agentdoc.templates.part.StepPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Sanitizer;
import io.agentdoc.templates.words.Hold;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Need;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Scope;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.List;
import java.util.Optional;

/** Offerings of every scope, with something and with nothing said of each member. */
final class SpecimenSells {
    private static final String REVIEW = "sells.offerings[clause-review]";
    private static final String CHANGE = "sells.offerings[change-a-repository]";
    private static final String ANYTHING = "sells.offerings[anything]";

    private final Making make;

    SpecimenSells(Making make) {
        this.make = make;
    }

    SellsPart section() {
        var scopes = make.words()
                .listed(List.of(
                        make.say(Scope.TASK_SPECIFIC),
                        make.say(Scope.OPEN_WITH_FOCUS, make.say(Term.FOCUS__SOFTWARE)),
                        make.say(Scope.OPEN_ENDED)));
        var plan = new PlanPart(
                Anchor.of("sells.plans[0]"),
                theirs("Token Plan"),
                List.of(theirs("$1 per 1,000 tokens"), code("pay_as_you_go")),
                make.declared("pond"));
        return new SellsPart(
                marks("card", "descriptor", "terms"),
                List.of(make.line("sells.scopes", Label.SCOPES, scopes, make.declared("descriptor"))),
                List.of(review(), change(), anything()),
                List.of(plan));
    }

    private OfferingPart review() {
        var text =
                Sanitizer.ofFields().clean("<p>Reads a contract and reports <b>unusual</b> or one-sided clauses.</p>");
        return new OfferingPart(
                Anchor.of(REVIEW),
                theirs("Clause review"),
                new ScopePart(Scope.TASK_SPECIFIC, make.say(Scope.TASK_SPECIFIC)),
                Optional.of(new DoesPart(
                        Anchor.of(REVIEW + ".does"), new Value.Rich(text.orElseThrow()), make.declared("card"))),
                List.of(make.say(Note.FORM_NOT_QUALITY)),
                send(),
                Optional.of(grants()),
                get(),
                List.of(
                        make.line(
                                REVIEW + ".price",
                                Label.PRICE,
                                theirs("12000 XCR per document"),
                                make.declared("terms")),
                        make.line(REVIEW + ".arrangement", Label.ARRANGEMENT, code("per_task"), make.declared("terms")),
                        make.silent(REVIEW + ".authority", Label.AUTHORITY, Silence.AUTHORITY, "descriptor"),
                        make.line(
                                REVIEW + ".trial", Label.TRIAL, make.say(Note.NO_TRIAL), make.declared("descriptor"))),
                List.of(),
                samples(),
                List.of(
                        new StepPart(Anchor.of(REVIEW + ".steps[read]"), theirs("Read the contract"), List.of()),
                        new StepPart(Anchor.of(REVIEW + ".steps[flag]"), theirs("Flag the clauses"), List.of())));
    }

    private PassingPart send() {
        var contract = make.piece(
                REVIEW + ".inputs[contract]",
                "contract",
                "application/pdf",
                make.need(Need.REQUIRED),
                make.need(Need.MOST_BYTES, make.words().number(10_485_760)));
        var positions = make.piece(
                REVIEW + ".inputs[house-positions]", "house-positions", "text/markdown", make.need(Need.STANDING));
        var one = make.piece(REVIEW + ".inputs[law]", "law", "text", make.need(Need.OPTIONAL));
        var other = make.piece(REVIEW + ".inputs[country]", "country", "identifier", make.need(Need.NOT_SAID));
        return new PassingPart(
                List.of(
                        new PassingPart.Group(Optional.empty(), List.of(contract, positions)),
                        new PassingPart.Group(Optional.of(make.need(Need.ONE_OF)), List.of(one, other))),
                Optional.empty(),
                make.declared("terms"));
    }

    private GrantsPart grants() {
        PiecePart folder = make.piece(
                REVIEW + ".inputs[folder]",
                "case folder",
                "folder",
                make.need(Need.ACCESS, make.say(Term.ACCESS__READ)));
        PiecePart mailbox =
                make.piece(REVIEW + ".inputs[mailbox]", "mailbox", "mailbox", make.need(Need.VIA, code("oauth")));
        return new GrantsPart(List.of(folder), List.of(mailbox), make.declared("terms"));
    }

    private PassingPart get() {
        return new PassingPart(
                List.of(
                        new PassingPart.Group(
                                Optional.of(make.need(Need.PER_TASK)),
                                List.of(
                                        make.piece(REVIEW + ".deliverables[0]", "clause-report", "application/pdf"),
                                        make.piece(
                                                REVIEW + ".deliverables[1]",
                                                "flags",
                                                "application/json",
                                                make.need(Need.WORKING)))),
                        new PassingPart.Group(
                                Optional.of(make.need(Need.INTERIM)),
                                List.of(make.piece(REVIEW + ".deliverables[2]", "summary", "application/pdf")))),
                Optional.empty(),
                make.declared("terms"));
    }

    private List<SamplePart> samples() {
        return List.of(
                sample("a", Term.SAMPLE__CONFIRMED),
                sample("b", Term.SAMPLE__EARLIER),
                sample("c", Term.SAMPLE__STATED));
    }

    private SamplePart sample(String id, Term standing) {
        return new SamplePart(
                Anchor.of(REVIEW + ".samples[" + id + "]"),
                theirs("Review of a lease"),
                make.say(standing),
                List.of(code("2026.1"), make.moment()),
                make.declared("samples"));
    }

    private OfferingPart change() {
        return new OfferingPart(
                Anchor.of(CHANGE),
                theirs("Change a repository"),
                new ScopePart(Scope.OPEN_WITH_FOCUS, make.say(Scope.OPEN_WITH_FOCUS, make.say(Term.FOCUS__SOFTWARE))),
                Optional.of(new DoesPart(
                        Anchor.of(CHANGE + ".does"),
                        new Value.One(
                                theirs(
                                        "Makes the change an instruction asks for in one code repository and opens it for review.")),
                        make.declared("descriptor"))),
                List.of(make.say(Note.FOCUS_TRIES)),
                silentWay(CHANGE + ".inputs", Label.SEND, Silence.INPUTS),
                Optional.empty(),
                silentWay(CHANGE + ".deliverables", Label.GET, Silence.DELIVERABLES),
                List.of(
                        make.many(
                                CHANGE + ".authority",
                                Label.AUTHORITY,
                                List.of(
                                        make.say(Term.AUTHORITY__READS_FILES),
                                        make.say(Term.AUTHORITY__WRITES_FILES),
                                        make.say(Term.AUTHORITY__RUNS_COMMANDS)),
                                make.declared("descriptor")),
                        make.line(
                                CHANGE + ".evaluated_against[0]",
                                Label.EVALUATED_AGAINST,
                                make.say(Note.SET_RESULT, number("41"), number("7"), number("2")),
                                make.declared("eval-1")),
                        make.silent(CHANGE + ".price", Label.PRICE, Silence.PRICE, "terms", "card")),
                ceilings(),
                List.of(),
                List.of());
    }

    private static SafeHtml number(String text) {
        return code(text);
    }

    private List<CeilingPart> ceilings() {
        return List.of(
                ceiling("a", Hold.RULE_UNSEEN),
                ceiling("b", Hold.RULE_INSIDE),
                ceiling("c", Hold.RULE_RECORDED),
                ceiling("d", Hold.MODEL),
                ceiling("e", Hold.UNSTATED));
    }

    private CeilingPart ceiling(String id, Hold hold) {
        return new CeilingPart(
                Anchor.of(CHANGE + ".ceilings." + id),
                make.say(Label.JOB_SECONDS),
                make.say(Term.SECONDS, make.words().number(3600)),
                hold,
                make.declared("descriptor"));
    }

    private OfferingPart anything() {
        return new OfferingPart(
                Anchor.of(ANYTHING),
                theirs("Anything"),
                new ScopePart(Scope.OPEN_ENDED, make.say(Scope.OPEN_ENDED)),
                Optional.empty(),
                List.of(make.say(Note.OPEN_ENDED_CLAIMS_NOTHING)),
                new PassingPart(
                        List.of(new PassingPart.Group(
                                Optional.empty(),
                                List.of(make.piece(
                                        ANYTHING + ".inputs[instruction]",
                                        "instruction",
                                        "text",
                                        make.need(Need.REQUIRED))))),
                        Optional.empty(),
                        make.declared("descriptor")),
                Optional.empty(),
                silentWay(ANYTHING + ".deliverables", Label.GET, Silence.DELIVERABLES),
                List.of(make.line(
                        ANYTHING + ".authority",
                        Label.AUTHORITY,
                        make.say(Term.AUTHORITY__NOTHING),
                        make.declared("descriptor"))),
                List.of(),
                List.of(),
                List.of());
    }

    private PassingPart silentWay(String path, Label label, Silence silence) {
        return new PassingPart(
                List.of(), Optional.of(make.silent(path, label, silence, "descriptor", "terms")), List.of());
    }
}
