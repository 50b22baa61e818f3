package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/** An open-ended offering is tested on its limits alone, because it makes no claim that a case could test (6.11, 8.4). */
final class OpenEndedCases implements Rule<Attested> {
    private static final Set<String> CAPABILITY = Set.of("capability", "task", "work");

    @Override
    public void check(Attested record, Found into) {
        boolean openEnded = record.root()
                .text("scope")
                .filter(Vocabulary.OPEN_ENDED::equals)
                .isPresent();
        for (Node one : record.is(FamilyTag.EVAL_RECORD) && openEnded ? record.objects("cases") : List.<Node>of()) {
            one.member("kind")
                    .filter(kind -> kind.text().filter(CAPABILITY::contains).isPresent())
                    .ifPresent(kind -> into.error(
                            "6.11-27",
                            kind,
                            "an open-ended offering has cases on its limits alone; take the case out"));
        }
    }
}
