package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;

/** The document has at most 256 KiB. */
final class Size implements Rule<PondManifest> {
    /** As Pond has it: 256 KiB. */
    private static final int MOST = 262_144;

    @Override
    public void check(PondManifest manifest, Found into) {
        if (manifest.bytes() > MOST) {
            into.error(
                    "P-4",
                    manifest.root(),
                    "it has " + manifest.bytes() + " bytes, and Pond reads at most " + MOST + "; shorten it");
        }
    }
}
