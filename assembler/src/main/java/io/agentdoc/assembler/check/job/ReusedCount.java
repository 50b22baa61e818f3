package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** What is said to be reused is how many of the pieces are marked so (5.7). */
final class ReusedCount implements Rule<Node> {
    private static final String RULE = "5.7-6";

    @Override
    public void check(Node manifest, Found into) {
        manifest.member("reused").filter(Node::isObject).ifPresent(reused -> {
            new ObjectForm(RULE, reused, into).needs("pieces", Form.COUNT).needs("of", Form.COUNT);
            List<Node> pieces = JobForms.pieces(manifest);
            long marked = pieces.stream()
                    .filter(piece -> piece.member("reused").flatMap(Node::flag).orElse(false))
                    .count();
            compare(reused, "of", pieces.size(), into);
            compare(reused, "pieces", marked, into);
        });
    }

    private static void compare(Node reused, String name, long counted, Found into) {
        reused.member(name)
                .filter(said ->
                        Form.whole(said).filter(count -> count != counted).isPresent())
                .ifPresent(said -> into.error(
                        RULE,
                        said,
                        "reused_mismatch: the pieces say " + counted + "; the work stands, the count does not"));
    }
}
