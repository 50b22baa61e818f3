package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.check.Level;
import java.util.List;

/** Seven members stand in every manifest; whatever else stands beside the known ones is ignored. */
final class RequiredMembers implements Rule<PondManifest> {
    private static final String RULE = "P-5";
    private static final List<String> REQUIRED = List.of(
            "protocol", "protocol_version", "agent_version", "capabilities", "input_modes", "output_modes", "limits");

    @Override
    public void check(PondManifest manifest, Found into) {
        if (!manifest.root().isObject()) {
            into.error(RULE, manifest.root(), "a manifest is a JSON object, and this is not");
            return;
        }
        for (String name : REQUIRED) {
            if (manifest.root().member(name).isEmpty()) {
                into.missing(RULE, Level.ERROR, manifest.root(), name, name + " is missing, and every manifest has it");
            }
        }
    }
}
