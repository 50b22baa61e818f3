package io.agentdoc.assembler.trace;

import io.agentdoc.assembler.read.Covered;
import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.codec.Instants;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds what an evaluation failed and the document shows as declared, as confirmed or not at all (9.4-22).
 *
 * <p>Whose verdicts are heeded is the assembler's to say, and it says so by citing the record for anything outside
 * standing; a record that it cites for what passed counts for what failed.
 */
public final class Failures {
    private static final String RULE = "9.4-22";

    private final Node sections;
    private final List<Heeded> heeded;
    private final Optional<Instant> assembled;
    private final List<Finding> findings = new ArrayList<>();

    private record Heeded(SourceId id, Evidence.Evaluated record) {
        boolean says(String verdict, Covered sort, Predicate<Evidence.Case> about) {
            return record.cases().stream()
                    .filter(sort::allows)
                    .filter(one -> one.verdict().filter(verdict::equals).isPresent())
                    .anyMatch(about);
        }

        /** Whether this is the same evaluator's later word. */
        boolean isAfter(Heeded other) {
            Optional<Instant> here = record.producedAt();
            Optional<Instant> there = other.record.producedAt();
            return record.by().isPresent()
                    && record.by().equals(other.record.by())
                    && here.isPresent()
                    && there.filter(here.get()::isAfter).isPresent();
        }
    }

    private Failures(Node sections, Optional<Instant> assembled, List<ReadSource> sources) {
        this.sections = sections;
        this.assembled = assembled;
        Set<SourceId> cited = cited(sections);
        Set<Digest> descriptors = sources.stream()
                .map(ReadSource::listed)
                .filter(source -> source.kind().known().equals(Optional.of(KnownKind.AGENT_DESCRIPTOR)))
                .map(Source::digest)
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
        this.heeded = sources.stream()
                .filter(source -> cited.contains(source.id()) && !source.hasFailed())
                .flatMap(source -> heeded(source, descriptors).stream())
                .toList();
    }

    /** A record about another Descriptor is about another agent or another time. */
    private static Optional<Heeded> heeded(ReadSource source, Set<Digest> descriptors) {
        return source.reading().evidence() instanceof Evidence.Evaluated record
                        && record.descriptorDigest().stream().allMatch(descriptors::contains)
                ? Optional.of(new Heeded(source.id(), record))
                : Optional.empty();
    }

    public static List<Finding> of(Node document, List<ReadSource> sources) {
        Optional<Node> sections = document.member("sections");
        if (sections.isEmpty()) {
            return List.of();
        }
        Optional<Instant> assembled = document.text("assembled_at").flatMap(Instants::parse);
        Failures failures = new Failures(sections.get(), assembled, sources);
        failures.offerings();
        failures.interfaces();
        failures.refusals();
        failures.records();
        return List.copyOf(failures.findings);
    }

    /** The sources that fill or move anything; one that is only quoted under standing is not heeded by that. */
    private static Set<SourceId> cited(Node sections) {
        Set<SourceId> cited = new HashSet<>();
        sections.members().stream()
                .filter(section -> !section.name().equals("standing"))
                .flatMap(section -> section.node().member("from").stream())
                .forEach(from -> cited.addAll(Parallel.ids(from)));
        return cited;
    }

    /** What an open-ended offering can do no verdict is about, so none moves it (6.11). */
    private void offerings() {
        each("sells", "offerings")
                .filter(one ->
                        one.node().text("scope").filter("open-ended"::equals).isEmpty())
                .forEach(one -> held(Covered.OFFERING, one, named(one, "id", "name")));
    }

    private void interfaces() {
        List<Place> interfaces = each("asked", "interfaces").toList();
        List<String> ids = interfaces.stream()
                .flatMap(one -> elements(one, "exchanges"))
                .flatMap(exchange -> exchange.node().text("id").stream())
                .toList();
        for (Place one : interfaces) {
            String name = one.node().text("name").orElse("");
            elements(one, "exchanges").forEach(exchange -> {
                String id = exchange.node().text("id").orElse("");
                boolean alone = Collections.frequency(ids, id) == 1;
                held(Covered.EXCHANGE, exchange, tested -> tested.names(name, id, alone));
            });
        }
    }

    private void records() {
        each("leaves", "records").forEach(one -> held(Covered.RECORD, one, named(one, "name")));
    }

    /** Refusals that stand one by one, and the lines of the prose that do not. */
    private void refusals() {
        List<Place> alone = each("refuses", "refusals").toList();
        alone.forEach(one -> held(Covered.REFUSAL, one, named(one, "statement")));
        Set<String> shown = alone.stream()
                .flatMap(one -> one.node().text("statement").stream())
                .collect(Collectors.toSet());
        sections.member("refuses").flatMap(refuses -> refuses.text("statement")).stream()
                .flatMap(prose -> Stream.of(prose.split("\n", -1)))
                .filter(line -> !line.isEmpty() && !shown.contains(line))
                .forEach(line -> standing(Covered.REFUSAL, one -> one.names(line))
                        .ifPresent(by -> add(
                                MemberPath.of("refuses").member("refusals"),
                                by,
                                "the refusal \"" + line + "\" failed, and none is shown to have")));
    }

    private void held(Covered sort, Place one, Predicate<Evidence.Case> about) {
        if (one.node().text("state").filter("failed"::equals).isEmpty()) {
            standing(sort, about)
                    .ifPresent(by -> add(one.path().member("state"), by, "it failed, and this does not say so"));
        }
    }

    /** A part goes by its own name, which is the first of these members that it has. */
    private static Predicate<Evidence.Case> named(Place one, String... members) {
        Optional<String> own = Stream.of(members)
                .flatMap(member -> one.node().text(member).stream())
                .filter(Predicate.not(String::isEmpty))
                .findFirst();
        return tested -> own.filter(tested::names).isPresent();
    }

    /** The record whose fail stands: no later one by the same evaluator passed the thing anew. */
    private Optional<SourceId> standing(Covered sort, Predicate<Evidence.Case> about) {
        return heeded.stream()
                .filter(one -> one.says("fail", sort, about))
                .filter(one -> heeded.stream()
                        .noneMatch(later -> hadCome(later) && later.isAfter(one) && later.says("pass", sort, about)))
                .map(Heeded::id)
                .findFirst();
    }

    /** Whether it could be known when the document was assembled: what is dated after that takes nothing back. */
    private boolean hadCome(Heeded record) {
        Optional<Instant> made = record.record().producedAt();
        return made.isPresent()
                && assembled.filter(moment -> made.get().isAfter(moment)).isEmpty();
    }

    private record Place(MemberPath path, Node node) {}

    private Stream<Place> each(String section, String member) {
        return sections.member(section).stream()
                .flatMap(node -> elements(new Place(MemberPath.of(section), node), member));
    }

    private static Stream<Place> elements(Place part, String member) {
        List<Node> elements = part.node().member(member).map(Node::elements).orElse(List.of());
        List<Place> places = new ArrayList<>();
        for (Node element : elements) {
            String key = element.text("id").or(() -> element.text("name")).orElse(Integer.toString(places.size()));
            places.add(new Place(part.path().member(member).element(key), element));
        }
        return places.stream();
    }

    private void add(MemberPath at, SourceId by, String what) {
        findings.add(new Finding(
                RULE, Level.ERROR, at.toString(), "by the record " + by + ", which the document cites, " + what));
    }
}
