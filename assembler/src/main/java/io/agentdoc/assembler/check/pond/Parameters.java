package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.LinkedHashSet;
import java.util.List;

/** Every parameter, however deep, has one of six types and a description. */
final class Parameters implements Rule<PondManifest> {
    private static final String RULE = "P-20";
    private static final Form TYPE =
            Form.oneOf(new LinkedHashSet<>(List.of("string", "integer", "number", "boolean", "array", "object")));

    @Override
    public void check(PondManifest manifest, Found into) {
        for (Node parameter : manifest.parameters()) {
            if (parameter.isObject()) {
                new ObjectForm(RULE, parameter, into)
                        .needs("type", TYPE)
                        .needs("description", PondForm.FILLED)
                        .may("properties", Form.OBJECT);
            } else {
                into.error(RULE, parameter, "a parameter is an object with type and description; write one");
            }
        }
    }
}
