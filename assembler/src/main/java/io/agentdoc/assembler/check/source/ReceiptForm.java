package io.agentdoc.assembler.check.source;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** A receipt says how the task ended, who did it for which offering, when, and which platform says so (7.6). */
public final class ReceiptForm implements Rule<Node> {
    private static final Form ENDING = Form.oneOf(new LinkedHashSet<>(List.of("completed", "canceled", "trial")));

    @Override
    public void check(Node receipt, Found into) {
        new ObjectForm("7.6-10", receipt, into)
                .needs("receipt", Form.exactly("v1"))
                .needs("name", ENDING)
                .needs("responder", Form.KEY)
                .may("requester", Form.TEXT)
                .needs("offering", Form.TEXT)
                .needs("task_id", Form.TEXT)
                .needs("completed_at", Form.INSTANT)
                .needs("by", Form.KEY);
    }
}
