package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Three limits are whole numbers of one or more, and there is no fourth. */
final class Limits implements Rule<PondManifest> {
    private static final String RULE = "P-13";
    private static final List<String> NAMES = List.of("max_request_bytes", "max_attachment_bytes", "max_run_seconds");

    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm(RULE, manifest.root(), into).may("limits", Form.OBJECT);
        manifest.root().member("limits").filter(Node::isObject).ifPresent(limits -> {
            ObjectForm form = new ObjectForm(RULE, limits, into);
            NAMES.forEach(name -> form.needs(name, PondForm.atLeast(1)));
            Closed.check(RULE, limits, NAMES, into);
        });
    }
}
