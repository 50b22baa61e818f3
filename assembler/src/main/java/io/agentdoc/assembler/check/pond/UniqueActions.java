package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.Set;

/** No two actions have one id, which no schema can say. */
final class UniqueActions implements Rule<PondManifest> {
    @Override
    public void check(PondManifest manifest, Found into) {
        Set<String> ids = new HashSet<>();
        for (Node action : manifest.actions()) {
            action.member("id")
                    .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                    .ifPresent(id -> into.error(
                            "P-17", id, "duplicate_action_id: another action has this id; give each its own"));
        }
    }
}
