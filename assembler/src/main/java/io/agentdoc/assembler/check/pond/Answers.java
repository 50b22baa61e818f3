package io.agentdoc.assembler.check.pond;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;

/** An agent answers in at least one of three ways. */
final class Answers implements Rule<PondManifest> {
    private static final List<String> WAYS = List.of("sync", "streaming", "async_tasks");

    @Override
    public void check(PondManifest manifest, Found into) {
        manifest.root()
                .member("capabilities")
                .filter(capabilities -> WAYS.stream()
                        .allMatch(way -> capabilities
                                .member(way)
                                .flatMap(Node::flag)
                                .filter(said -> !said)
                                .isPresent()))
                .ifPresent(capabilities -> into.error(
                        "P-11", capabilities, "it answers in no way; say true of sync, streaming or async_tasks"));
    }
}
