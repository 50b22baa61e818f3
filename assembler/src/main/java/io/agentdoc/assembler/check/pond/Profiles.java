package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.Map;
import java.util.TreeMap;

/** A developer's addresses lie on the hosts that they are named after. */
final class Profiles implements Rule<PondManifest> {
    private static final Map<String, Form> PROFILES = new TreeMap<>(Map.of(
            "developer_x_url",
            WebAddress.like("an address on x.com or twitter.com", "https://(www\\.)?(x\\.com|twitter\\.com)/.*"),
            "developer_linkedin_url",
            WebAddress.like("an address on linkedin.com", "https://(www\\.)?linkedin\\.com/.*"),
            "github_url",
            WebAddress.like("the address of a repository on github.com", "https://github\\.com/[^/]+/[^/]+/?")));

    @Override
    public void check(PondManifest manifest, Found into) {
        PROFILES.forEach((name, form) -> Ignored.check("P-28", manifest.metadata(name), form, into));
    }
}
