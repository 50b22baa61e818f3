package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Shape;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Finds the sections that a document is silent about though a source speaks of them (9.6), and the ones that rest on a
 * source which may fill nothing: one whose signature failed, or which names another key (8.1, 4.1).
 */
public final class SilenceTrace {
    private final List<ReadSource> sources;
    private final Optional<PublicKey> subject;
    private final List<Finding> findings = new ArrayList<>();

    private SilenceTrace(Node document, List<ReadSource> sources) {
        this.sources = sources;
        this.subject = ReadSource.subject(document);
    }

    public static List<Finding> of(Node document, List<ReadSource> sources) {
        SilenceTrace trace = new SilenceTrace(document, sources);
        Node sections = document.member("sections").orElse(document);
        for (Shape<? extends Section> shape : Sections.SHAPES) {
            Optional<Node> section = sections.member(shape.name());
            if (section.isPresent()) {
                trace.present(shape.name(), section.get());
            } else if (document.member("package").isEmpty()) {
                trace.absent(shape.name());
            }
        }
        return List.copyOf(trace.findings);
    }

    private void absent(String section) {
        sources.stream()
                .filter(source ->
                        source.mayFill(subject) && source.says().member(section).isPresent())
                .findFirst()
                .ifPresent(source -> findings.add(
                        Untraced.silence(MemberPath.of(section), "the source " + source.id() + " speaks of it")));
    }

    private void present(String name, Node section) {
        NavigableSet<SourceId> from = section.member("from").map(Parallel::ids).orElseGet(TreeSet::new);
        for (ReadSource source : sources) {
            if (from.contains(source.id()) && isNoSourceOf(source, name, section)) {
                findings.add(new Finding(
                        "9.3-1",
                        Level.WARNING,
                        name + ".from",
                        "the source " + source.id() + " says nothing of this section and moved nothing in it"));
            }
            if (from.contains(source.id()) && !source.mayFill(subject)) {
                findings.add(Untraced.fact(
                        MemberPath.of(name).member("from"),
                        "the source " + source.id()
                                + (source.hasFailed()
                                        ? " has a signature that failed, so it fills nothing"
                                        : " names another key than the subject's, so it fills nothing")));
            }
        }
    }

    /** Visibility alone rests on what sources show without saying it (9.5.1). */
    private static boolean isNoSourceOf(ReadSource source, String name, Node section) {
        return !name.equals(Interaction.SHAPE.name())
                && source.says().member(name).isEmpty()
                && !names(section, source.id().text());
    }

    /** Whether anything below the section's own from names that source. */
    private static boolean names(Node node, String id) {
        return node.members().stream()
                        .anyMatch(entry -> !entry.name().equals("from")
                                && (entry.node().text().filter(id::equals).isPresent() || names(entry.node(), id)))
                || node.elements().stream().anyMatch(element -> names(element, id));
    }
}
