package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Six capabilities are true or false, and there is no seventh. */
final class Capabilities implements Rule<PondManifest> {
    private static final String RULE = "P-9";
    private static final List<String> NAMES =
            List.of("sync", "streaming", "async_tasks", "cancellation", "attachments", "feedback");

    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm(RULE, manifest.root(), into).may("capabilities", Form.OBJECT);
        manifest.root().member("capabilities").filter(Node::isObject).ifPresent(capabilities -> {
            ObjectForm form = new ObjectForm(RULE, capabilities, into);
            NAMES.forEach(name -> form.needs(name, Form.FLAG));
            Closed.check(RULE, capabilities, NAMES, into);
        });
    }
}
