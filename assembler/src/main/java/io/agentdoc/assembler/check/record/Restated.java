package io.agentdoc.assembler.check.record;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.List;

/** A signed document points at a Descriptor's facts by its digest and does not say them in words of its own (6.1). */
final class Restated implements Rule<Attested> {
    private static final List<String> FACTS = List.of("does", "offerings", "inputs", "outputs", "refusals");

    @Override
    public void check(Attested record, Found into) {
        FACTS.stream()
                .flatMap(name -> record.root().member(name).stream())
                .forEach(
                        fact -> into.error(
                                "6.1-2",
                                fact,
                                "restates_descriptor: this is the Descriptor's to say; name the Descriptor by its digest instead"));
    }
}
