package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Listing texts are bounded in characters and in bytes, of which the stricter decides (decision 62). */
final class ListingTexts implements Rule<PondManifest> {
    private static final String RULE = "P-24";

    @Override
    public void check(PondManifest manifest, Found into) {
        Ignored.check(RULE, manifest.metadata("name"), bounded(255), into);
        Ignored.check(RULE, manifest.metadata("short_description"), bounded(500), into);
        Form address = new Form(
                "an http or https address of at most 2000 bytes",
                node -> WebAddress.ANY.fits(node) && bounded(2000).fits(node));
        Ignored.check(RULE, manifest.metadata("logo_url"), address, into);
        for (String rich : List.of("description", "key_features", "use_cases", "setup_instructions")) {
            Ignored.check("P-23", manifest.metadata(rich), PondForm.FILLED, into);
        }
    }

    private static Form bounded(int most) {
        return new Form(
                "a text of at most " + most + " bytes that is not empty",
                node -> node.text()
                        .filter(text -> !text.isEmpty() && text.getBytes(StandardCharsets.UTF_8).length <= most)
                        .isPresent());
    }
}
