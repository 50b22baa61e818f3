package io.agentdoc.assembler.trace;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.PublicKey;
import io.agentdoc.document.value.SourceId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** A member for which the Descriptor and a projection of it differ, and no disagreement says so (9.4). */
public final class UnreportedDisagreements {
    private static final Set<KnownKind> PROJECTIONS =
            Set.of(KnownKind.A2A_CARD, KnownKind.AGENT_MANIFEST, KnownKind.POND_MANIFEST);

    private final Node document;
    private final Map<SourceId, ReadSource> sources = new TreeMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private UnreportedDisagreements(Node document, List<ReadSource> sources) {
        this.document = document;
        Optional<PublicKey> subject = ReadSource.subject(document);
        sources.stream()
                .filter(source -> source.mayFill(subject))
                .forEach(source -> this.sources.put(source.id(), source));
    }

    public static List<Finding> of(Node document, List<ReadSource> sources) {
        UnreportedDisagreements unreported = new UnreportedDisagreements(document, sources);
        document.member("sections").map(Node::members).orElse(List.of()).stream()
                .map(entry -> Parallel.section(entry.name(), entry.node(), List.copyOf(unreported.sources.values())))
                .forEach(unreported::section);
        return List.copyOf(unreported.findings);
    }

    private void section(Parallel section) {
        for (Node.Entry entry : section.node().members()) {
            Parallel member = section.member(entry);
            if (entry.node().text().isPresent() && isDescribed(member)) {
                member.same().forEach((id, other) -> against(member, id, other));
            }
        }
    }

    private boolean isDescribed(Parallel member) {
        return member.from().size() == 1 && is(member.from().first(), Set.of(KnownKind.AGENT_DESCRIPTOR));
    }

    private boolean is(SourceId id, Set<KnownKind> kinds) {
        return Optional.ofNullable(sources.get(id))
                .filter(source -> kinds.contains(source.reading().kind()))
                .isPresent();
    }

    private void against(Parallel member, SourceId id, Node other) {
        boolean differs = other.text().isPresent()
                && !Spelling.same(other.value(), member.node().value());
        if (differs && is(id, PROJECTIONS) && !isReported(member.path(), id)) {
            findings.add(new Finding(
                    "9.4-20",
                    Level.WARNING,
                    member.path().toString(),
                    "the source " + id + " says otherwise, and no disagreement tells it"));
        }
    }

    private boolean isReported(MemberPath path, SourceId id) {
        return document.member("disagreements").map(Node::elements).orElse(List.of()).stream()
                .anyMatch(one -> one.text("member")
                                .filter(path.toString()::equals)
                                .isPresent()
                        && one.text("found_from").filter(id.text()::equals).isPresent());
    }
}
