package io.agentdoc.templates.sheet;

import static io.agentdoc.templates.sheet.Making.code;
import static io.agentdoc.templates.sheet.Making.mark;
import static io.agentdoc.templates.sheet.Making.marks;
import static io.agentdoc.templates.sheet.Making.theirs;
import static io.agentdoc.templates.sheet.Making.url;

import io.agentdoc.templates.part.AttributeRow;
import io.agentdoc.templates.part.DisagreementPart;
import io.agentdoc.templates.part.EntryPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SourceRow;
import io.agentdoc.templates.part.UnavailablePart;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.words.Attribute;
import io.agentdoc.templates.words.Checked;
import io.agentdoc.templates.words.Joined;
import io.agentdoc.templates.words.Kind;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Outcome;
import io.agentdoc.templates.words.Shows;
import io.agentdoc.templates.words.SourceSignature;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What stands after the twelve sections: sources in every state of signature, and the rest. */
final class SpecimenTail {
    private static final String KEY = "UAKQRYZBYFOC65OQZVJ3QPCIERDTRNNZPMOJUYXC3DGPRCDWSKD4HV5A";
    private static final String DIGEST = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

    private static final List<Checked> CHECKED = List.of(Checked.values());
    private static final List<Shows> SHOWS = List.of(Shows.values());

    private final Making make;

    SpecimenTail(Making make) {
        this.make = make;
    }

    List<Row> alsoSilent() {
        return List.of(make.silent("handling.retention", Label.RETENTION, "terms"));
    }

    List<EntryPart> older() {
        return List.of(new EntryPart(
                Anchor.of("told"),
                theirs("told"),
                List.of(),
                List.of(),
                List.of(make.line("told.schema", Label.STATEMENT, code("run-context"), make.declared("descriptor")))));
    }

    List<DisagreementPart> disagreements() {
        return List.of(new DisagreementPart(
                Anchor.of("disagreements[0]"),
                code("sells.offerings[clause-review].does"),
                theirs("Reads a contract and reports unusual or one-sided clauses."),
                mark("descriptor"),
                theirs("Finds every risk in any contract."),
                mark("card")));
    }

    List<SourceRow> sources() {
        return List.of(
                source("card", Kind.A2A_CARD, SourceSignature.UNSIGNED),
                source("descriptor", Kind.AGENT_DESCRIPTOR, SourceSignature.VERIFIED),
                source("eval-1", Kind.EVAL_RECORD, SourceSignature.VERIFIED_NO_KEY),
                source("iface-worker", Kind.INTERFACE_DEFINITION, SourceSignature.NOT_CHECKED),
                source("listing", Kind.LISTING, SourceSignature.FAILED),
                source("package", Kind.PLUGIN_PACKAGE, SourceSignature.UNSIGNED),
                source("pond", Kind.POND_AGENT_MANIFEST, SourceSignature.UNSIGNED),
                source("probe", Kind.OBSERVATION, SourceSignature.UNSIGNED),
                source("samples", Kind.OTHER, SourceSignature.NOT_CHECKED),
                source("terms", Kind.SOW_STANDING_PROPOSAL, SourceSignature.VERIFIED));
    }

    private SourceRow source(String id, Kind kind, SourceSignature signature) {
        SafeHtml words = make.say(signature, code(KEY));
        var rows = List.of(
                make.line(
                        "sources[" + id + "].url",
                        Label.URL,
                        url("https://agent.example/.well-known/" + id),
                        List.of()),
                make.line("sources[" + id + "].fetched_at", Label.FETCHED_AT, make.moment(), List.of()),
                make.line("sources[" + id + "].digest", Label.DIGEST, code(DIGEST), List.of()),
                make.line("sources[" + id + "].joined_by", Label.JOINED, make.say(Joined.CO_LOCATED), List.of()));
        return new SourceRow(
                Anchor.of("sources[" + id + "]"),
                theirs(id),
                make.say(kind),
                new ArrayList<>(rows),
                signature,
                words,
                List.of());
    }

    List<UnavailablePart> unavailable() {
        return Arrays.stream(Outcome.values())
                .map(outcome -> new UnavailablePart(
                        Anchor.of("unavailable[" + outcome + "]"),
                        theirs("role-" + outcome.name().toLowerCase(Locale.ROOT)),
                        make.say(Kind.ROLES_DECLARATION),
                        make.say(outcome),
                        List.of(make.line(
                                "unavailable[" + outcome + "].url",
                                Label.URL,
                                url("https://roles.example/reviewer"),
                                List.of()))))
                .toList();
    }

    List<AttributeRow> attributes() {
        List<Attribute> attributes = List.of(Attribute.values());
        return IntStream.range(0, attributes.size())
                .mapToObj(i -> attribute(attributes.get(i), i))
                .toList();
    }

    private static AttributeRow attribute(Attribute attribute, int place) {
        Checked checked = CHECKED.get(place % CHECKED.size());
        Shows shows = SHOWS.get(place % SHOWS.size());
        return new AttributeRow(
                attribute, checked, shows, List.of(), shows == Shows.NOTHING ? List.of() : marks("descriptor"));
    }
}
