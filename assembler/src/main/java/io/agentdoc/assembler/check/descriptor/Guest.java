package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.stream.Stream;

/** Standing has one value, and a guest buys and never sells: it has no offerings and no price (6.9). */
final class Guest implements Rule<Declared> {
    private static final String RULE = "6.9-2";

    @Override
    public void check(Declared declared, Found into) {
        Node root = declared.root();
        new ObjectForm("6.9-1", root, into).may("standing", Form.exactly("guest"));
        if (root.text("standing").filter("guest"::equals).isPresent()) {
            root.member("offerings")
                    .filter(list -> !list.elements().isEmpty())
                    .ifPresent(list -> into.error(RULE, list, "a guest holds no offerings; take them out"));
            Stream.of("price_ref", "price", "skus")
                    .flatMap(name -> root.member(name).stream())
                    .forEach(price -> into.error(RULE, price, "a guest declares no price; take it out"));
        }
    }
}
