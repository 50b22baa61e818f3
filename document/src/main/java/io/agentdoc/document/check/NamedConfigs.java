package io.agentdoc.document.check;

import io.agentdoc.document.model.Configs;
import io.agentdoc.document.value.Digest;

/** The author's run configs stand by name and digest, without what they set (9.5). */
final class NamedConfigs implements Check {
    private static final String RULE = "9.5-32";

    @Override
    public void check(Examined document, Findings into) {
        document.carried().stream()
                .filter(carried -> carried.is(Configs.NAMED))
                .flatMap(carried -> carried.value().objects().stream())
                .forEach(config -> config(config, into));
    }

    private static void config(Spot config, Findings into) {
        config.member("settings")
                .ifPresent(
                        settings -> into.error(RULE, settings.path(), "a run config stands by name and digest alone"));
        config.member("digest")
                .filter(digest -> digest.text().flatMap(Digest::parse).isEmpty())
                .ifPresent(
                        digest -> into.warning(RULE, digest.path(), "it is not sha256: and 64 lower-case hex digits"));
        if (!config.has("digest")) {
            into.warning(RULE, config.path().member("digest"), "the run config stands without its digest");
        }
    }
}
