package io.agentdoc.assembler.read;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Leaves;
import io.agentdoc.document.model.LeftRecord;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.ReachedSystem;
import io.agentdoc.document.model.Reaches;
import io.agentdoc.document.model.Refusal;
import io.agentdoc.document.model.Refuses;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.model.Standing;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.PublicKey;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Reads an Agent Descriptor, draft or bound, of the present form and of the one before it (6.2, 6.11, 6.12).
 *
 * <p>Every member enters at the declared state: a Descriptor is the operator's word about their own agent (9.4).
 */
final class DescriptorReader implements SourceReader {
    static final String FORMAT = "agent-descriptor-v1";
    private static final List<String> EVIDENCE_INSIDE =
            List.of("reputation", "conforms", "verdicts", "evaluations", "score");

    @Override
    public Reading read(Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        if (!from.node().text("format").filter(FORMAT::equals).isPresent()) {
            notes.warn("6.2-1", from.node(), "its format is not " + FORMAT + ", so nothing is taken from it");
            return Reading.silent(input, notes);
        }
        EVIDENCE_INSIDE.forEach(name -> from.member(name)
                .ifPresent(at -> notes.warn("6.4-3", at, "a Descriptor carries no evidence about itself")));
        Sections says = sections(from);
        OpenRequirements.noteDataUse(
                from, says.sells().get(Sells.OFFERINGS).carried().orElse(List.of()), says.handling());
        return new Reading(
                input.id(),
                input.kind(),
                names(from),
                says,
                new Evidence.Described(isBound(from), refusalLines(from)),
                notes.findings());
    }

    private static boolean isBound(Quote from) {
        return from.part("subject")
                .flatMap(subject -> subject.node().text("id"))
                .isPresent();
    }

    private static Names names(Quote from) {
        Optional<Node> subject = from.member("subject");
        return Names.of(
                subject.flatMap(at -> at.text("id")),
                subject.flatMap(at -> at.text("handle")).filter(handle -> !handle.isEmpty()),
                Optional.empty(),
                from.text("agent_version").carried());
    }

    private static Sections sections(Quote from) {
        return new Sections(
                identity(from),
                new Interaction(
                        Members.none().with(Interaction.INTERACTION, from.word("interaction", Vocabulary.INTERACTION))),
                asked(from),
                role(from),
                new Sells(Members.none()
                        .with(
                                Sells.OFFERINGS,
                                from.each("offerings", entry -> DescriptorOffering.read(entry, List.of(from))))),
                AccessBlock.read(from),
                refuses(from),
                new Reaches(Members.none().with(Reaches.SYSTEMS, from.each("systems", DescriptorReader::system))),
                new Leaves(Members.none().with(Leaves.RECORDS, from.each("records", DescriptorReader::record))),
                RunConfigBlock.read(from),
                FormerShape.complete(from, DataUse.read(from, "data_use")),
                Standing.SHAPE.silent(),
                Optional.empty());
    }

    private static Identity identity(Quote from) {
        Stated<String> actsFor = from.word("acts_for", Vocabulary.ACTS_FOR);
        boolean organization = actsFor.carried().filter("organization"::equals).isPresent();
        return new Identity(Members.builder()
                .put(Identity.DESCRIPTION, from.text("does"))
                .put(Identity.SIGNING_KEY, signingKey(from))
                .put(Identity.ACTS_FOR, actsFor)
                .put(Identity.ORGANIZATION_NAME, organization ? from.text("organization_name") : Stated.notStated())
                .put(Identity.FLEET, FormerShape.fleet(from))
                .put(Identity.STANDING_GUEST, Guest.read(from))
                .put(Identity.HOSTED_IN, from.texts("hosted_in"))
                .put(Identity.AGENT_VERSION, from.text("agent_version"))
                .build());
    }

    /** The subject's key in the spelling that we write; what cannot be decoded is not stated. */
    static Stated<String> signingKey(Quote from) {
        return from.part("subject")
                .map(subject -> subject.take(
                        "id",
                        "a public key",
                        at -> at.text().flatMap(PublicKey::parse).map(PublicKey::nkey)))
                .orElseGet(Stated::notStated);
    }

    private static Asked asked(Quote from) {
        return new Asked(Members.builder()
                .put(Asked.INTERFACES, DeclaredInterfaces.read(from))
                .put(Asked.LIMITS, Limits.read(from))
                .build());
    }

    private static Role role(Quote from) {
        Stated<String> name = from.text("role");
        if (!name.isStated()) {
            return Role.SHAPE.silent();
        }
        return new Role(Members.builder()
                .put(Role.NAME, name)
                .put(Role.STATE, from.said(new Column.Declared()))
                .put(Role.DECLARED_IN, from.said(from.source()))
                .build());
    }

    private static Refuses refuses(Quote from) {
        Stated<String> statement = from.text("refusals");
        return new Refuses(Members.builder()
                .put(Refuses.STATEMENT, statement)
                .put(
                        Refuses.KIND,
                        statement.isStated()
                                ? from.said("prose", from.member("refusals").orElseThrow())
                                : Stated.notStated())
                .put(Refuses.HANDS_OVER, from.texts("escalates"))
                .build());
    }

    /** One refusal a line, for an evaluation may move one and not another (12.3). */
    private static List<Refusal> refusalLines(Quote from) {
        Optional<Node> prose = from.member("refusals");
        return prose.flatMap(Node::text).stream()
                .flatMap(text -> Arrays.stream(text.split("\n", -1)))
                .filter(line -> !line.isBlank())
                .map(line -> new Refusal(Members.builder()
                        .put(Refusal.STATEMENT, from.said(line, prose.orElseThrow()))
                        .put(Refusal.KIND, from.said("prose", prose.orElseThrow()))
                        .put(Refusal.STATE, from.said(new Column.Declared(), prose.orElseThrow()))
                        .build()))
                .toList();
    }

    /** A system's name, whose alias for one revision is role; the name wins (6.2). */
    private static Optional<ReachedSystem> system(Quote from) {
        Stated<String> name = from.take(
                from.has("name") ? "name" : "role",
                "a name and no address",
                at -> Quote.saying(at).filter(text -> Addresses.declared(text).isEmpty()));
        if (!name.isStated()) {
            return Optional.empty();
        }
        return Optional.of(new ReachedSystem(Members.builder()
                .put(ReachedSystem.NAME, name)
                .put(ReachedSystem.ACCESS, from.word("access", Vocabulary.SYSTEM_ACCESS))
                .put(ReachedSystem.NEEDS, from.text("needs"))
                .put(ReachedSystem.LEAVES, from.flag("leaves"))
                .build()));
    }

    private static Optional<LeftRecord> record(Quote from) {
        Stated<String> name = from.text("name");
        return name.isStated()
                ? Optional.of(new LeftRecord(Members.builder()
                        .put(LeftRecord.NAME, name)
                        .put(LeftRecord.WHEN, from.word("when", Vocabulary.WHEN))
                        .put(
                                LeftRecord.FILE,
                                from.take(
                                        "file",
                                        "a pattern inside the records' folder",
                                        at -> at.text().filter(pattern -> !RecordPattern.leadsOut(pattern))))
                        .put(LeftRecord.STATE, from.said(new Column.Declared()))
                        .build()))
                : Optional.empty();
    }
}
