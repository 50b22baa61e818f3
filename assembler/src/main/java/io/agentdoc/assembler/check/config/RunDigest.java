package io.agentdoc.assembler.check.config;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import java.util.Optional;

/** The resolved run config's digest is over its plain values, so that layers and locks do not change it (8.7). */
final class RunDigest implements Rule<Node> {
    private static final String RULE = "8.7-2";

    @Override
    public void check(Node run, Found into) {
        Optional<Node> resolved = run.member("resolved");
        if (resolved.map(Node::value).orElse(JsonObject.empty()) instanceof JsonObject object && object.has("digest")) {
            String actual = RunConfigDigest.ofResolved(object).toString();
            resolved.flatMap(at -> at.member("digest"))
                    .filter(digest -> digest.text().filter(actual::equals).isEmpty())
                    .ifPresent(digest -> into.error(
                            RULE, digest, "digest_mismatch: the plain values have " + actual + "; say that"));
        }
    }
}
