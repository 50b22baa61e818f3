package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.LinkedHashSet;
import java.util.List;

/** A category is one of ten. */
final class Category implements Rule<PondManifest> {
    private static final Form CATEGORY = Form.oneOf(new LinkedHashSet<>(List.of(
            "sales",
            "content",
            "development",
            "analytics",
            "research",
            "workflow",
            "compliance",
            "productivity_tools",
            "agent_infrastructure",
            "others")));

    @Override
    public void check(PondManifest manifest, Found into) {
        Ignored.check("P-25", manifest.metadata("category"), CATEGORY, into);
    }
}
