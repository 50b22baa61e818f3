package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;

/** What the agent takes and gives are lists of media types, not empty and without one twice. */
final class MediaModes implements Rule<PondManifest> {
    private static final Form MODES = new Form(
            "a list of at least one media type, each once",
            list -> !list.elements().isEmpty()
                    && list.elements().stream().allMatch(PondForm.FILLED::fits)
                    && PondForm.NOTHING_TWICE.fits(list));

    @Override
    public void check(PondManifest manifest, Found into) {
        new ObjectForm("P-12", manifest.root(), into).may("input_modes", MODES).may("output_modes", MODES);
    }
}
