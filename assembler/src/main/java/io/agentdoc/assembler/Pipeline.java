package io.agentdoc.assembler;

import io.agentdoc.assembler.assemble.Assembled;
import io.agentdoc.assembler.assemble.AssemblerIdentity;
import io.agentdoc.assembler.assemble.DocumentAssembler;
import io.agentdoc.assembler.assemble.Material;
import io.agentdoc.assembler.assemble.Span;
import io.agentdoc.assembler.gather.FetchOutcome;
import io.agentdoc.assembler.gather.Gathered;
import io.agentdoc.assembler.gather.Gatherer;
import io.agentdoc.assembler.gather.Hop;
import io.agentdoc.assembler.gather.Sought;
import io.agentdoc.assembler.gather.SourceRef;
import io.agentdoc.assembler.sign.AssemblySigner;
import io.agentdoc.assembler.sign.Signing;
import io.agentdoc.document.check.Checks;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Unavailable;
import io.agentdoc.document.value.Bytes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One agent's way from sources to a signed document: gather, verify, read, assemble, check, sign.
 *
 * <p>After gathering the network is over, and the rest is a pure function of bytes, one instant and the keys. A document
 * that breaks a rule of 9.10 is never signed: the agent is withheld, and the batch goes on.
 */
public final class Pipeline {
    private final Gatherer gatherer;
    private final Materials materials;
    private final AssemblerIdentity assembler;
    private final DocumentAssembler documents;
    private final Optional<AssemblySigner> signer;
    private final Freshness freshness;
    private final Instant at;

    public Pipeline(
            Gatherer gatherer,
            Materials materials,
            AssemblerIdentity assembler,
            Optional<AssemblySigner> signer,
            Instant at) {
        this.gatherer = gatherer;
        this.materials = materials;
        this.assembler = assembler;
        this.documents = new DocumentAssembler(assembler, at);
        this.signer = signer;
        this.at = at;
        this.freshness = new Freshness(assembler.staleAfter(), at);
    }

    /**
     * Runs one agent to its end.
     *
     * @param standing the document that stands for this agent now, whose bytes stay where nothing changed
     */
    public Outcome run(Order order, Optional<Bytes> standing) {
        Gathered gathered = gatherer.gather(order.sources(), order.domain());
        Materials.Read read = materials.read(gathered);
        List<Hop> hops = gathered.discovered();
        Course course = new Course(read.outcomes(), hops, List.of(), read.findings(), List.of());
        if (read.materials().stream().allMatch(Pipeline::isOnlyListed)) {
            return new Outcome.NothingFound(order.id(), isOnlyUnreachable(gathered), course);
        }
        List<Skipped> registrations = PublicOnly.registrations(read.materials(), assembler.operatorOf());
        List<Skipped> proposals = PublicOnly.proposals(read.materials());
        List<Skipped> skipped =
                Stream.concat(registrations.stream(), proposals.stream()).toList();
        boolean mayGoOn = PublicOnly.isOwn(read.materials(), assembler.operatorOf());
        if (!registrations.isEmpty() || (!proposals.isEmpty() && !mayGoOn)) {
            Course hidden = new Course(read.outcomes(), hops, skipped, read.findings(), List.of());
            String why = registrations.isEmpty()
                    ? "one of its sources is a proposal to one named party"
                    : "its registration is not public";
            return new Outcome.Withheld(order.id(), why, false, hidden);
        }
        Course seen = new Course(read.outcomes(), hops, skipped, read.findings(), List.of());
        return assemble(order, gathered, read, seen, standing);
    }

    private Outcome assemble(
            Order order, Gathered gathered, Materials.Read read, Course before, Optional<Bytes> standing) {
        Assembled assembled = documents.assemble(order.id(), order.subject(), read.materials(), read.unavailable());
        List<Finding> findings = new ArrayList<>(read.findings());
        findings.addAll(assembled.findings());
        return switch (assembled) {
            case Assembled.NoSubject none -> new Outcome.Withheld(order.id(), none.why(), false, before.with(findings));
            case Assembled.Document document -> {
                Course course = before.with(findings).of(document.doc()).on(grounds(gathered, read, document.span()));
                yield checked(order, read, course, document.doc(), standing);
            }
        };
    }

    private Outcome checked(Order order, Materials.Read read, Course before, AgentDoc doc, Optional<Bytes> standing) {
        JsonObject tree = AgentDocWriter.write(doc);
        List<Finding> broken = Checks.check(tree);
        Course course = before.with(
                Stream.concat(before.findings().stream(), broken.stream()).toList());
        if (broken.stream().anyMatch(finding -> finding.level() == Level.ERROR)) {
            return new Outcome.Withheld(order.id(), "the document would break a rule of 9.10", false, course);
        }
        Optional<Bytes> kept = standing.filter(bytes -> freshness.mayStand(bytes, tree, signer));
        if (kept.isPresent()) {
            return new Outcome.Unchanged(order.id(), doc, kept.get(), circulation(read, doc), course);
        }
        Signing signing = signer.map(key -> key.sign(tree)).orElseGet(() -> new Signing.Signed(tree));
        return switch (signing) {
            case Signing.Signed signed ->
                new Outcome.Published(
                        order.id(), doc, JsonPretty.of(signed.document()), circulation(read, doc), course);
            case Signing.Refused refused -> new Outcome.Withheld(order.id(), refused.why(), false, course);
        };
    }

    /** A file that cannot be read is said to be so since now, which is never the same again. */
    private static Optional<Grounds> grounds(Gathered gathered, Materials.Read read, Span span) {
        boolean isDatedNow = gathered.obtained().stream()
                .filter(source -> source.fetched().via() == FetchOutcome.Via.FILE)
                .anyMatch(source -> read.unavailable().stream()
                        .anyMatch(missing -> missing.id().equals(source.ref().id())));
        return isDatedNow ? Optional.empty() : Optional.of(new Grounds(span, gathered.asked()));
    }

    /**
     * Whether a document that stands would stand again after a whole run: its sources, asked for again, are what they
     * were, at this moment the same would be said of them, and it is young enough. Everybody is asked that {@link #run}
     * would ask.
     *
     * @param assembled when the document says it was assembled
     * @param noted when its grounds were noted, or earlier
     */
    public boolean stands(Order order, Grounds grounds, Instant assembled, Instant noted) {
        return grounds.span().has(at)
                && freshness.isYoung(assembled)
                && gatherer.isAnsweredAlike(order.sources(), grounds.asked(), noted);
    }

    /** What somebody's list names is tied to a subject that other sources name, and makes none by itself. */
    private static boolean isOnlyListed(Material material) {
        return material.ref().found() == SourceRef.Found.LISTED;
    }

    /** What the document rests on; a source that fills nothing, or whose signature failed, is shown to nobody by us. */
    private static Circulation circulation(Materials.Read read, AgentDoc doc) {
        List<SourceCopy> copies = read.copies().stream()
                .filter(copy -> copy.signature() != SignatureState.FAILED)
                .filter(copy -> doc.source(copy.id()).isPresent())
                .toList();
        return new Circulation(!PublicOnly.isUnlisted(read.materials(), doc), copies);
    }

    private static boolean isOnlyUnreachable(Gathered gathered) {
        return !gathered.unavailable().isEmpty()
                && gathered.unavailable().stream()
                        .map(Sought::outcome)
                        .allMatch(outcome -> outcome.outcome() == Unavailable.Outcome.UNREACHABLE);
    }
}
