package io.agentdoc.document.check;

import io.agentdoc.document.value.MemberPath;
import java.util.List;
import java.util.Optional;

/** A disagreement says of which member, who says what, and which of both is carried (9.4). */
final class Disputes implements Check {
    private static final String RULE = "9.4-20";

    @Override
    public void check(Examined document, Findings into) {
        for (Spot dispute : document.objects("disagreements")) {
            Optional<MemberPath> member = dispute.text("member").flatMap(MemberPath::parse);
            if (member.isEmpty()) {
                into.error(RULE, dispute.path().member("member"), "the disagreement names no member");
            }
            if (member.filter(path -> path.toString().equals("shape.visibility"))
                    .isPresent()) {
                into.error("9.5.1-8", dispute.path(), "to have seen more or less of an agent is no disagreement");
            }
            for (String name : List.of("carried", "found")) {
                side(document, dispute, name, into);
            }
            if (dispute.has("carried")
                    && dispute.member("carried")
                            .map(Spot::node)
                            .map(node -> node.value())
                            .equals(dispute.member("found").map(Spot::node).map(node -> node.value()))) {
                into.warning(RULE, dispute.path(), "both sides say the same");
            }
        }
    }

    private static void side(Examined document, Spot dispute, String name, Findings into) {
        if (!dispute.has(name)) {
            into.error(RULE, dispute.path().member(name), "the disagreement does not say what is " + name);
        }
        String from = name + "_from";
        if (dispute.text(from).flatMap(document::source).isEmpty()) {
            into.error("9.10-1", dispute.path().member(from), "it names no source that the document lists");
        }
    }
}
