package io.agentdoc.assembler.read;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.Configs;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.NamedConfig;
import io.agentdoc.document.model.Setting;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.Digest;
import java.util.Optional;

/** Reads what a job may set: the declared settings, the tested models and the author's named configs (6.2, 5.8). */
final class RunConfigBlock {
    private RunConfigBlock() {}

    static Configs read(Quote from) {
        return from.part("run_config").map(RunConfigBlock::configs).orElseGet(Configs.SHAPE::silent);
    }

    private static Configs configs(Quote block) {
        return new Configs(Members.builder()
                .put(Configs.SETTINGS, block.each("settings", RunConfigBlock::setting))
                .put(Configs.TESTED_MODELS, block.texts("tested_models"))
                .put(Configs.NAMED, block.each("named", RunConfigBlock::named))
                .put(Configs.REPLAY, block.flag("replay"))
                .build());
    }

    private static Optional<Setting> setting(Quote entry) {
        Stated<String> name = entry.text("name");
        return name.isStated()
                ? Optional.of(new Setting(Members.builder()
                        .put(Setting.NAME, name)
                        .put(Setting.KIND, entry.word("kind", Vocabulary.SETTING_KIND))
                        .put(Setting.DEFAULT, entry.any("default"))
                        .put(Setting.ALLOWED, entry.list("allowed"))
                        .put(Setting.JOB_MAY_SET, entry.flag("job_may_set"))
                        .build()))
                : Optional.empty();
    }

    /** A named config by name and digest alone; its values are a choice for a job and not a description (9.5). */
    private static Optional<NamedConfig> named(Quote entry) {
        Stated<String> name = entry.text("name");
        Stated<String> digest = RecordTrunk.digest(entry, "digest");
        return name.isStated()
                ? Optional.of(new NamedConfig(Members.builder()
                        .put(NamedConfig.NAME, name)
                        .put(NamedConfig.DIGEST, digest)
                        .put(NamedConfig.DIGEST_CHECKED, checked(entry, digest))
                        .build()))
                : Optional.empty();
    }

    private static Stated<Boolean> checked(Quote entry, Stated<String> digest) {
        Optional<Digest> claimed = digest.carried().flatMap(Digest::parse);
        if (claimed.isEmpty() || !(entry.node().value() instanceof JsonObject object)) {
            return Stated.notStated();
        }
        Digest actual = Digest.of(CanonicalJson.of(object.without("digest")));
        if (!actual.equals(claimed.get())) {
            entry.notes().warn("5.8-4", entry.node(), "its digest is not that of the entry");
        }
        return entry.said(actual.equals(claimed.get()));
    }
}
