package io.agentdoc.templates.sheet;

import static io.agentdoc.templates.sheet.Making.code;
import static io.agentdoc.templates.sheet.Making.marks;
import static io.agentdoc.templates.sheet.Making.theirs;
import static io.agentdoc.templates.sheet.Making.url;

import io.agentdoc.templates.part.AccessPart;
import io.agentdoc.templates.part.AskedPart;
import io.agentdoc.templates.part.ConfigsPart;
import io.agentdoc.templates.part.DoorPart;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.ExchangePart;
import io.agentdoc.templates.part.Exchanges;
import io.agentdoc.templates.part.HandlingPart;
import io.agentdoc.templates.part.IdentityPart;
import io.agentdoc.templates.part.InterfacePart;
import io.agentdoc.templates.part.ReachesPart;
import io.agentdoc.templates.part.RefusalPart;
import io.agentdoc.templates.part.RefusesPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SchemePart;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.ShapePart;
import io.agentdoc.templates.part.SilentSection;
import io.agentdoc.templates.part.StandingPart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.words.Column;
import io.agentdoc.templates.words.Door;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.List;

/** The twelve sections of the specimen: ten spoken, two silent. */
final class SpecimenSections {
    private final Making make;

    SpecimenSections(Making make) {
        this.make = make;
    }

    List<SectionPart> all() {
        return List.of(
                identity(),
                shape(),
                asked(),
                new SilentSection(SectionName.ROLE, marks("descriptor", "card"), make.say(Silence.ROLE)),
                new SpecimenSells(make).section(),
                access(),
                refuses(),
                reaches(),
                new SilentSection(SectionName.LEAVES, List.of(), make.say(Silence.LEAVES)),
                configs(),
                handling(),
                standing());
    }

    private IdentityPart identity() {
        List<Row> rows = List.of(
                make.line("identity.name", Label.NAME, theirs("Clause reviewer"), make.declared("card")),
                make.line(
                        "identity.operator", Label.OPERATOR, theirs("Example Legal Tools GmbH"), make.declared("card")),
                make.line(
                        "identity.signing_key",
                        Label.SIGNING_KEY,
                        code("UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A"),
                        make.declared("descriptor")),
                make.silent("identity.acts_for", Label.ACTS_FOR, Silence.ACTS_FOR, "descriptor", "card"),
                make.line("identity.fleet", Label.FLEET, make.say(Term.FLEET__TRUE), make.declared("descriptor")));
        return new IdentityPart(marks("card", "descriptor"), rows, List.of());
    }

    private ShapePart shape() {
        return new ShapePart(
                marks("card"),
                List.of(
                        make.silent("shape.interaction", Label.INTERACTION, Silence.INTERACTION, "descriptor", "card"),
                        make.noted(
                                "shape.visibility",
                                Label.VISIBILITY,
                                make.say(Term.VISIBILITY__OPAQUE),
                                List.of(make.say(Note.COMPUTED)),
                                List.of(make.told(Column.COMPUTED, "card")))));
    }

    private AskedPart asked() {
        var free = new ExchangePart(
                Anchor.of("asked.interfaces[interface-worker].exchanges[free]"),
                code("free"),
                theirs("are you free?"),
                List.of(theirs("free"), theirs("reason when not"), theirs("job when not")),
                List.of(make.told(Column.CONFIRMED, "probe")));
        var estimate = new ExchangePart(
                Anchor.of("asked.interfaces[interface-worker].exchanges[estimate]"),
                code("estimate"),
                theirs("what would this take?"),
                List.of(theirs("can (CAN|CANNOT|UNSURE)"), theirs("commitment"), theirs("note")),
                make.declared("iface-worker"));
        var cancel = new ExchangePart(
                Anchor.of("asked.interfaces[interface-worker].exchanges[cancel]"),
                code("cancel"),
                theirs("stop this job"),
                List.of(),
                List.of(make.told(Column.FAILED, "eval-1")));
        var definition = make.line(
                "asked.interfaces[interface-worker].definition",
                Label.DEFINITION,
                url("https://agentroles.example/worker.html"),
                make.declared("card"));
        var worker = new InterfacePart(
                Anchor.of("asked.interfaces[interface-worker]"),
                theirs("interface-worker v1"),
                List.of(definition),
                new Exchanges.Published(List.of(free, estimate, cancel)));
        var unknown = new InterfacePart(
                Anchor.of("asked.interfaces[interface-audit]"),
                theirs("interface-audit v2"),
                List.of(),
                new Exchanges.Unknown(make.silent(
                        "asked.interfaces[interface-audit].exchanges", Label.EXCHANGES, Silence.EXCHANGES, "card")));
        return new AskedPart(
                marks("card", "iface-worker", "probe", "eval-1"),
                List.of(worker, unknown),
                List.of(make.silent("asked.limits", Label.LIMITS, "descriptor")));
    }

    private AccessPart access() {
        var key = new SchemePart(
                Anchor.of("access.schemes[0]"), theirs("an API key in the header"), List.of(code("X-Key")));
        var oauth = new SchemePart(
                Anchor.of("access.schemes[1]"), theirs("OAuth 2 client credentials"), List.of(code("contracts.read")));
        return new AccessPart(
                marks("card"),
                List.of(make.line(
                        "access.address", Label.ADDRESS, url("https://agent.example/a2a"), make.declared("card"))),
                new DoorPart(
                        Door.PRESENT_ONE,
                        Anchor.of("access.schemes"),
                        List.of(key, oauth),
                        List.of(),
                        make.declared("card")),
                List.of(make.silent("access.admission", Label.ADMISSION, Silence.ADMISSION, "card", "descriptor")));
    }

    private RefusesPart refuses() {
        var confirmed = new RefusalPart(
                Anchor.of("refuses.refusals[0]"),
                theirs("Reviewing a document it was not sent."),
                List.of(make.say(Term.REFUSAL__PROSE)),
                List.of(make.told(Column.CONFIRMED, "eval-1")));
        var failed = new RefusalPart(
                Anchor.of("refuses.refusals[1]"),
                theirs("Giving legal advice."),
                List.of(make.say(Term.REFUSAL__ROLE)),
                List.of(make.told(Column.FAILED, "eval-1")));
        var prose = new RefusalPart(
                Anchor.of("refuses.statement"),
                theirs("Contracts in languages other than English and German.\nWork for both sides of one contract."),
                List.of(make.say(Term.REFUSAL__PROSE)),
                make.declared("descriptor"));
        return new RefusesPart(
                marks("descriptor", "eval-1"),
                List.of(confirmed, failed, prose),
                List.of(make.silent("refuses.hands_over", Label.HANDS_OVER, "descriptor")));
    }

    private ReachesPart reaches() {
        var archive = new EntryPart(
                Anchor.of("reaches.systems[case archive]"),
                theirs("case archive"),
                List.of(),
                make.declared("descriptor"),
                List.of(
                        make.line(
                                "reaches.systems[case archive].access",
                                Label.ACCESS,
                                make.say(Term.ACCESS__READ),
                                make.declared("descriptor")),
                        make.line(
                                "reaches.systems[case archive].needs",
                                Label.NEEDS,
                                theirs("looks up earlier decisions"),
                                make.declared("descriptor"))));
        return new ReachesPart(
                marks("descriptor"),
                List.of(archive),
                List.of(make.silent("reaches.ceilings", Label.SUGGESTED_CEILINGS, "package")));
    }

    private ConfigsPart configs() {
        var model = new EntryPart(
                Anchor.of("configs.settings[model]"),
                theirs("model"),
                List.of(),
                make.declared("descriptor"),
                List.of(
                        make.many(
                                "configs.settings[model].allowed",
                                Label.ALLOWED,
                                List.of(code("example/model-a"), make.say(Note.SEE, code("example/model-b"))),
                                make.declared("descriptor")),
                        make.line(
                                "configs.settings[model].job_may_set",
                                Label.JOB_MAY_SET,
                                make.say(Term.JOB_MAY_SET__FALSE),
                                make.declared("descriptor"))));
        return new ConfigsPart(
                marks("descriptor"),
                List.of(model),
                List.of(make.silent(
                        "configs.tested_models", Label.TESTED_MODELS, Silence.TESTED_MODELS, "descriptor")));
    }

    private HandlingPart handling() {
        return new HandlingPart(
                marks("terms"),
                make.say(Note.SELF_DECLARED),
                List.of(
                        make.many(
                                "handling.promises",
                                Label.PROMISES,
                                List.of(
                                        make.say(Term.PROMISES__NO_TRAINING),
                                        make.say(Term.PROMISES__NO_HUMAN_READING)),
                                make.declared("terms")),
                        make.silent(
                                "handling.retention_max_days",
                                Label.RETENTION,
                                Silence.RETENTION,
                                "terms",
                                "descriptor"),
                        make.silent(
                                "handling.processors", Label.PROCESSORS, Silence.PROCESSORS, "terms", "descriptor")));
    }

    private StandingPart standing() {
        var evaluation = new EntryPart(
                Anchor.of("standing.evaluations[eval-1]"),
                make.say(Label.EVALUATIONS),
                List.of(make.say(Note.RUN_BY_OTHER)),
                List.of(make.told(Column.ATTESTED, "eval-1")),
                List.of(
                        make.line(
                                "standing.evaluations[eval-1].by",
                                Label.BY,
                                code("UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP"),
                                List.of()),
                        make.line(
                                "standing.evaluations[eval-1].conforms",
                                Label.CONFORMS,
                                make.say(Term.CONFORMS__FALSE),
                                List.of()),
                        make.line(
                                "standing.evaluations[eval-1].produced_at",
                                Label.PRODUCED_AT,
                                make.moment(),
                                List.of())));
        return new StandingPart(
                marks("eval-1"),
                List.of(evaluation),
                List.of(make.silent("standing.listings", Label.LISTINGS, "listing")));
    }
}
