package io.agentdoc.templates.sheet;

import static io.agentdoc.templates.sheet.Making.code;
import static io.agentdoc.templates.sheet.Making.theirs;

import io.agentdoc.templates.page.AgentPage;
import io.agentdoc.templates.page.Assembled;
import io.agentdoc.templates.page.Assets;
import io.agentdoc.templates.page.Body;
import io.agentdoc.templates.page.Fact;
import io.agentdoc.templates.page.Frame;
import io.agentdoc.templates.page.Header;
import io.agentdoc.templates.page.Home;
import io.agentdoc.templates.part.DoesPart;
import io.agentdoc.templates.part.SignaturePart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.Preview;
import io.agentdoc.templates.safe.SafeUrl;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.AssemblySignature;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.Term;
import io.agentdoc.templates.words.Words;
import java.util.List;
import java.util.Optional;

/** The page of an agent that never was, with every state of every part. */
final class SpecimenAgent {
    private static final String KEY = "UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A";
    private static final String ASSEMBLER = "UBMBH4BK6EIHQFVMHLSABFSQXB3JXUFZOXVZQTIERO33AD4HHAI3D7QP";

    private final Making make;

    SpecimenAgent(Words words) {
        this.make = new Making(words);
    }

    AgentPage page() {
        return new AgentPage(frame("Clause reviewer"), header(), body());
    }

    Frame frame(String title) {
        return new Frame(
                make.words(),
                Theirs.title(title),
                Optional.of(Theirs.description("Reads a contract and reports unusual or one-sided clauses.")),
                SafeUrl.parse("https://directory.example/agents/clause-reviewer/"),
                SafeUrl.parse("https://directory.example/agents/clause-reviewer/")
                        .map(address ->
                                Preview.of(title, Optional.empty(), address, Optional.of("2026-10-05T12:00:00Z"))),
                true,
                new Assets().under("assets/"),
                Optional.of(new Home("index.html", theirs("Example directory"))));
    }

    Header header() {
        var does = new DoesPart(
                Anchor.of("header.description"),
                new Value.One(theirs("Reads a contract and reports unusual or one-sided clauses.")),
                make.declared("descriptor"));
        var signatures = List.of(
                new SignaturePart(AssemblySignature.CARRIED, make.say(AssemblySignature.CARRIED, code(ASSEMBLER))));
        var assembled = new Assembled(
                make.say(Note.NOT_BY_OPERATOR, theirs("https://directory.example")),
                Optional.of(make.moment()),
                Optional.of(make.say(Note.OLD_VIEW_AFTER, make.moment())),
                signatures);
        var about = List.of(
                new Fact(make.say(Label.SUBJECT), code(KEY)),
                new Fact(make.say(Label.HANDLE), theirs("clause-reviewer.legal@agent.example")),
                new Fact(make.say(Label.REACH), make.say(Term.REACH__OPAQUE)));
        return new Header(theirs("Clause reviewer"), Optional.of(does), about, assembled, Optional.of("agentdoc.json"));
    }

    private Body body() {
        var sections = new SpecimenSections(make);
        var tail = new SpecimenTail(make);
        return new Body(
                sections.all(),
                tail.alsoSilent(),
                tail.older(),
                tail.disagreements(),
                tail.sources(),
                tail.unavailable(),
                tail.attributes());
    }
}
