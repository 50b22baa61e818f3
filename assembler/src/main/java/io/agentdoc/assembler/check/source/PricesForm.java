package io.agentdoc.assembler.check.source;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A document of prices lists SKUs, each with an id of its own, what it covers, its price and who bills for it (7.6). */
public final class PricesForm implements Rule<Node> {
    private static final String RULE = "7.6-1";
    private static final Form COVERED = new Form(
            "\"agent\", or the ids of the offerings that it covers",
            node -> Form.exactly("agent").fits(node) || Form.TEXTS.fits(node) || node.isObject());
    private static final Form PROVIDER = new Form("who bills for it", node -> Form.TEXT.fits(node) || node.isObject());

    @Override
    public void check(Node prices, Found into) {
        new ObjectForm(RULE, prices, into).needs("skus", Form.OBJECTS);
        Set<String> ids = new HashSet<>();
        for (Node sku : prices.member("skus").map(Node::elements).orElse(List.of())) {
            if (!sku.isObject()) {
                continue;
            }
            new ObjectForm(RULE, sku, into)
                    .needs("sku", Form.TEXT)
                    .needs("covers", COVERED)
                    .needs("price", Form.OBJECT)
                    .needs("provider", PROVIDER);
            sku.member("sku")
                    .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                    .ifPresent(id -> into.error(RULE, id, "another SKU has this id; give each its own"));
        }
    }
}
