package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** A completion under a run config names the version that did the work and its package (5.7, 5.8). */
final class VersionNamed implements Rule<Node> {
    private static final String RULE = "5.7-9";

    @Override
    public void check(Node manifest, Found into) {
        ObjectForm form = new ObjectForm(RULE, manifest, into);
        if (manifest.member("run_config").isPresent()) {
            form.ought("agent_version", Form.TEXT).ought("package_digest", Form.DIGEST_TEXT);
        } else {
            form.may("agent_version", Form.TEXT).may("package_digest", Form.DIGEST_TEXT);
        }
        manifest.member("agent_version")
                .filter(version -> named(manifest)
                        .filter(wanted -> !version.text().equals(Optional.of(wanted)))
                        .isPresent())
                .ifPresent(version -> into.error(
                        RULE, version, "the run config names another version; work is done with the version it names"));
    }

    /** The version in the run config, where the manifest has it: a resolved one says it among its values. */
    private static Optional<String> named(Node manifest) {
        return manifest.member("run_config").flatMap(run -> run.text("version"));
    }
}
