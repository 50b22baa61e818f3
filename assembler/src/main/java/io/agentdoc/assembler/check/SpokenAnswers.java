package io.agentdoc.assembler.check;

import io.agentdoc.assembler.read.Evidence;
import io.agentdoc.assembler.trace.ReadSource;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Member;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.value.MemberPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares what the agent answered with what the document carries of the offering that was asked about (4.3): an answer
 * that says otherwise is told with both values, and neither is ruled true.
 */
final class SpokenAnswers {
    private static final String RULE = "4.3-4";

    private final List<Node> offerings;

    SpokenAnswers(Node document) {
        offerings = document.member("sections")
                .flatMap(sections -> sections.member("sells"))
                .flatMap(sells -> sells.member("offerings"))
                .map(Node::elements)
                .orElse(List.of());
    }

    List<Finding> of(ReadSource source) {
        List<Finding> findings = new ArrayList<>();
        if (source.reading().evidence() instanceof Evidence.Observed observed) {
            about(source.raw(), observed.answer())
                    .ifPresent(offering -> compare(offering, observed.answer(), source, findings));
        }
        return findings;
    }

    /** The offering that the answer or the question names, else the only one. */
    private Optional<Node> about(Node observation, Node answer) {
        Optional<String> named =
                answer.text("offering").or(() -> observation.member("asked").flatMap(asked -> asked.text("offering")));
        return named.isEmpty() && offerings.size() == 1
                ? Optional.of(offerings.getFirst())
                : offerings.stream()
                        .filter(one -> named.isPresent() && one.text("id").equals(named))
                        .findFirst();
    }

    private static void compare(Node offering, Node answer, ReadSource source, List<Finding> into) {
        MemberPath at = MemberPath.of("sells")
                .member("offerings")
                .element(offering.text("id").or(() -> offering.text("name")).orElse("0"));
        for (Member<?> member : Offering.SHAPE.members()) {
            Optional<Node> declared = offering.member(member.name());
            Optional<Node> spoken = answer.member(member.name());
            if (declared.isPresent()
                    && spoken.isPresent()
                    && !declared.get().value().equals(spoken.get().value())) {
                into.add(new Finding(
                        RULE,
                        Level.WARNING,
                        at.member(member.name()).toString(),
                        "consistency: the document carries " + shown(declared.get()) + ", and in "
                                + source.listed().id() + " the agent answered " + shown(spoken.get())));
            }
        }
    }

    private static String shown(Node node) {
        return CanonicalJson.of(node.value()).display();
    }
}
