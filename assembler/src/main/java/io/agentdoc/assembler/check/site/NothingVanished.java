package io.agentdoc.assembler.check.site;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** Whatever a site lists is there: the Descriptors by their digests (6.5), and the files of its own list. */
final class NothingVanished implements Rule<Published> {
    @Override
    public void check(Published file, Found into) {
        if (file.isOf("agentdoc-descriptors-v1")) {
            for (Node version : elements(file, "versions")) {
                version.member("file").ifPresent(name -> there(file, file.folder(), name, "6.5-3", into));
            }
        } else if (file.isOf("agentdoc-manifest-v1")) {
            elements(file, "files").forEach(name -> there(file, "", name, "site", into));
        }
    }

    /** @param within what the name is relative to */
    private static void there(Published file, String within, Node name, String rule, Found into) {
        name.text()
                .filter(said -> !file.all().has(within + said))
                .ifPresent(said -> into.error(
                        rule,
                        name,
                        "the site lists this file and has it no more; build it again, or restore the file"));
    }

    private static List<Node> elements(Published file, String list) {
        return file.root().member(list).map(Node::elements).orElse(List.of());
    }
}
