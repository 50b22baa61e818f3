package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** An action has an id, a name and a description within their lengths, perhaps an input contract, and nothing else. */
final class ActionMembers implements Rule<PondManifest> {
    private static final String RULE = "P-15";
    private static final Form NAME = PondForm.text(100, "a text of 1 to 100 characters");
    private static final Form DESCRIPTION = PondForm.text(1000, "a text of 1 to 1000 characters");

    @Override
    public void check(PondManifest manifest, Found into) {
        for (Node action : manifest.actions()) {
            new ObjectForm(RULE, action, into)
                    .has("id", PondForm.TEXT)
                    .needs("name", NAME)
                    .needs("description", DESCRIPTION);
            Closed.check(RULE, action, List.of("id", "name", "description", "input_schema"), into);
        }
    }
}
