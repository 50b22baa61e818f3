package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.assembler.verify.FamilyTag;
import java.util.Map;
import java.util.stream.Collectors;

/** The summary and the result count the verdicts as the cases have them (8.4). */
final class Summary implements Rule<Attested> {
    private static final String RULE = "8.4-4";

    @Override
    public void check(Attested record, Found into) {
        if (!record.is(FamilyTag.EVAL_RECORD)) {
            return;
        }
        new ObjectForm(RULE, record.root(), into).may("summary", Form.OBJECT).may("result", Form.OBJECT);
        Map<String, Long> counted = record.objects("cases").stream()
                .flatMap(one -> one.text("verdict").stream())
                .collect(Collectors.groupingBy(verdict -> verdict, Collectors.counting()));
        for (String verdict : Vocabulary.VERDICTS) {
            long cases = counted.getOrDefault(verdict, 0L);
            record.root()
                    .member("summary")
                    .flatMap(summary -> summary.member(verdict))
                    .filter(said ->
                            Form.whole(said).filter(count -> count == cases).isEmpty())
                    .ifPresent(said -> into.error(
                            RULE, said, "the cases have " + cases + " of verdict " + verdict + "; count anew"));
        }
    }
}
