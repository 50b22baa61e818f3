package io.agentdoc.assembler.check.site;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;

/** The page for people stands at its document's path without the ending (9.2). */
final class PageBeside implements Rule<Published> {
    @Override
    public void check(Published file, Found into) {
        boolean page = file.all().has(file.stem() + "/index.html") || file.all().has(file.stem() + ".html");
        if (file.isAgentDoc() && !page) {
            into.warning(
                    "9.2-3",
                    file.root(),
                    "no page stands at " + file.stem() + "; render one, so that people find what programs find");
        }
    }
}
