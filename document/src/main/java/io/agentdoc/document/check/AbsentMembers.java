package io.agentdoc.document.check;

import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Silences;
import io.agentdoc.document.value.MemberPath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * In a section that is there, each member whose silence is printed is there or named (9.5, 9.10, decision 18).
 *
 * <p>Whether a source says it after all is for a trace to find. What an open offering owes to its scope, what a
 * package's document names and the exchanges of an interface have rules of their own.
 */
final class AbsentMembers implements Check {
    private static final String RULE = "9.10-9";

    @Override
    public void check(Examined document, Findings into) {
        Set<MemberPath> elsewhere = elsewhere(document);
        List<MemberPath> owed = AgentDocReader.read(document.tree())
                .map(AgentDoc::sections)
                .map(Silences::of)
                .orElse(List.of());
        List<MemberPath> silent = owed.stream()
                .filter(path -> path.steps().size() > 1 && !elsewhere.contains(path))
                .filter(path ->
                        !document.silences().cover(path) && document.find(path).isEmpty())
                .toList();
        if (document.isOlder()) {
            older(silent, into);
        } else {
            silent.forEach(path -> into.error(RULE, path, "it is neither stated nor named in not_stated"));
        }
    }

    /** The members whose silence another rule asks for. */
    private static Set<MemberPath> elsewhere(Examined document) {
        Set<MemberPath> paths = new HashSet<>();
        for (Spot offering : document.offerings()) {
            paths.addAll(ScopeRules.required(offering));
            if (document.isPackage()) {
                paths.add(offering.path().member("price"));
            }
        }
        document.section("asked").flatMap(asked -> asked.member("interfaces")).stream()
                .flatMap(interfaces -> interfaces.objects().stream())
                .forEach(one -> paths.add(one.path().member("exchanges")));
        return paths;
    }

    /** Which members are named was settled later, so an older document is told of them in one line. */
    private static void older(List<MemberPath> silent, Findings into) {
        if (!silent.isEmpty()) {
            into.note(
                    RULE,
                    MemberPath.of("not_stated"),
                    "members that a document names since 0.27.0-draft are neither stated nor named: " + silent.size());
        }
    }
}
