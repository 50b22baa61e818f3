package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** A demo is an address, one of five types of file and a file's name; each good one is kept. */
final class DemoMaterials implements Rule<PondManifest> {
    private static final Map<String, Form> MEMBERS = Map.of(
            "url", WebAddress.ANY,
            "file_type", Form.oneOf(Set.of("image", "video", "pdf", "ppt", "pptx")),
            "file_name", PondForm.FILLED);

    @Override
    public void check(PondManifest manifest, Found into) {
        Items.check("P-26", manifest.metadata("demo_materials"), new TreeMap<>(MEMBERS), into);
    }
}
