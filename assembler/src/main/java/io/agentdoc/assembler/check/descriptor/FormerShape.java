package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;

/** Nobody writes shape any more; beside a member of this version it is an error, alone it is an older form (6.2, 6.12). */
final class FormerShape implements Rule<Declared> {
    private static final String RULE = "6.2-26";

    @Override
    public void check(Declared declared, Found into) {
        declared.root().member("shape").ifPresent(shape -> {
            if (declared.isOfThisVersion()) {
                into.error(RULE, shape, "shape is retired, and this document is of a version without it; take it out");
            } else {
                into.warning(
                        RULE, shape, "an older form: shape is retired, and each member of it is read as 6.12 maps it");
            }
        });
    }
}
