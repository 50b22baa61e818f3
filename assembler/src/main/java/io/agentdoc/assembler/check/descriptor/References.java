package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Walk;
import java.util.List;

/** Prices, data use and samples are pointed at, and a pointer is no address (6.2, 6.4, decision 41). */
final class References implements Rule<Declared> {
    private static final String RULE = "6.4-2";
    private static final List<String> NAMES = List.of("handling_ref", "price_ref", "samples_ref");

    @Override
    public void check(Declared declared, Found into) {
        for (String name : NAMES) {
            new ObjectForm("6.2-27", declared.root(), into).may(name, Form.TEXT.or(Form.OBJECT));
            declared.root()
                    .member(name)
                    .ifPresent(reference -> Walk.values(reference).stream()
                            .filter(value ->
                                    value.text().flatMap(Addresses::declared).isPresent())
                            .forEach(value -> into.error(RULE, value, sentence(declared.isBound()))));
        }
    }

    private static String sentence(boolean bound) {
        return (bound ? "ADDRESS_IN_REF: " : "")
                + "an address stands where a pointer is due; point by a digest or an identifier that is no address";
    }
}
