package io.agentdoc.assembler.check.site;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import java.util.List;

/** Every rule of the files of a site among each other. */
public final class SiteRules {
    private static final List<Rule<Published>> RULES =
            List.of(new NamedByDigest(), new PageBeside(), new NothingVanished(), new AssemblerNamed());

    private SiteRules() {}

    /** What one document breaks by standing where it stands. */
    public static Found check(Published file) {
        Found found = new Found();
        RULES.forEach(rule -> rule.check(file, found));
        return found;
    }
}
