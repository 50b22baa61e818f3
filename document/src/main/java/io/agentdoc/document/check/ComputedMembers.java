package io.agentdoc.document.check;

import java.util.Collection;
import java.util.Set;

/**
 * Nothing is worked out but visibility, the list of scopes and what other clauses prescribe (9.5.1, decision 13).
 *
 * <p>A member that the specification has no place for is somebody's extension and warns; one whose name says that it
 * counts, adds up or averages is an error.
 */
final class ComputedMembers implements Check {
    private static final String RULE = "9.5.1-13";
    private static final Set<String> REASONING = Set.of(
            "count",
            "counts",
            "total",
            "totals",
            "sum",
            "average",
            "avg",
            "mean",
            "median",
            "percent",
            "percentage",
            "ratio",
            "share",
            "remaining",
            "left",
            "computed",
            "estimated",
            "inferred",
            "probability",
            "likelihood",
            "confidence");
    private static final Set<String> TOP = Set.of(
            "agentdoc",
            "subject",
            "package",
            "assembled_at",
            "assembled_by",
            "assembled_by_operator",
            "stale_after",
            "sources",
            "unavailable",
            "sections",
            "not_stated",
            "disagreements",
            "signatures");
    private static final Set<String> SUBJECT = Set.of("id", "handle", "name");
    private static final Set<String> PACKAGE = Set.of("name", "version");
    private static final Set<String> SOURCE = Set.of(
            "id",
            "kind",
            "url",
            "path",
            "at",
            "what",
            "fetched_at",
            "digest",
            "agent_version",
            "signature",
            "signed_by",
            "signature_note",
            "signature_reading",
            "signature_uncovered",
            "joined_by",
            "given");
    private static final Set<String> UNAVAILABLE = Set.of("id", "kind", "url", "since", "outcome", "why");
    private static final Set<String> DISAGREEMENT = Set.of("member", "carried", "carried_from", "found", "found_from");

    @Override
    public void check(Examined document, Findings into) {
        among(document.members(), TOP, into);
        document.member("subject").ifPresent(subject -> among(subject.members(), SUBJECT, into));
        document.member("package").ifPresent(named -> among(named.members(), PACKAGE, into));
        document.sources().forEach(source -> among(source.members(), SOURCE, into));
        document.objects("unavailable").forEach(sought -> among(sought.members(), UNAVAILABLE, into));
        document.objects("disagreements").forEach(one -> among(one.members(), DISAGREEMENT, into));
        document.carried().stream()
                .filter(Carried::isUnknown)
                .filter(carried -> !OlderMembers.explains(carried, document))
                .forEach(carried -> unknown(carried.value(), into));
    }

    private static void among(Collection<Spot> members, Set<String> known, Findings into) {
        members.stream().filter(member -> !known.contains(member.name())).forEach(member -> unknown(member, into));
    }

    private static void unknown(Spot member, Findings into) {
        if (Words.of(member.name()).stream().anyMatch(REASONING::contains)) {
            into.error(RULE, member.path(), "only visibility and the list of scopes are worked out");
        } else {
            into.warning(RULE, member.path(), "the specification has no member of this name here");
        }
    }
}
