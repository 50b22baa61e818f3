package io.agentdoc.assembler.check.job;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** The work ran under one run config, so that everything which names it names the same (5.7). */
final class OneRun implements Rule<Node> {
    @Override
    public void check(Node manifest, Found into) {
        Optional<RanUnder> ran = RanUnder.of(manifest);
        boolean apart = RanUnder.entries(manifest).stream()
                .anyMatch(entry -> ran.filter(under -> !under.resolved().equals(entry.resolved()))
                        .isPresent());
        if (apart) {
            into.error(
                    "5.7-8",
                    manifest.member("pieces").orElse(manifest),
                    "what the pieces were produced from names another run config; a job runs under one");
        }
    }
}
