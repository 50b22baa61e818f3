package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.Set;

/** A setting that a job may set has a name of its own, one of two kinds and a default (6.2). */
final class Settings implements Rule<Declared> {
    private static final String RULE = "6.2-28";

    @Override
    public void check(Declared declared, Found into) {
        new ObjectForm(RULE, declared.root(), into).may("run_config", Form.OBJECT);
        declared.root()
                .member("run_config")
                .filter(Node::isObject)
                .ifPresent(block -> new ObjectForm(RULE, block, into)
                        .may("settings", Form.OBJECTS)
                        .may("named", Form.OBJECTS)
                        .may("tested_models", Form.TEXTS)
                        .may("replay", Form.FLAG));
        Set<String> names = new HashSet<>();
        for (Node setting : declared.settings()) {
            new ObjectForm(RULE, setting, into)
                    .needs("name", Form.TEXT)
                    .needs("kind", Form.oneOf(Vocabulary.SETTING_KIND))
                    .needs("default", new Form("a value", value -> !value.isNull()))
                    .may("allowed", Form.LIST)
                    .may("job_may_set", Form.FLAG);
            setting.member("name")
                    .filter(name -> name.text().filter(text -> !names.add(text)).isPresent())
                    .ifPresent(name -> into.error(RULE, name, "another setting has this name; give each its own"));
            defaultAllowed(setting, into);
        }
    }

    private static void defaultAllowed(Node setting, Found into) {
        setting.member("default")
                .filter(value -> setting.member("allowed")
                        .filter(Node::isArray)
                        .filter(allowed -> !SettingValue.isAmong(allowed, value.value()))
                        .isPresent())
                .ifPresent(value -> into.warning(
                        RULE,
                        value,
                        "the default is not among the allowed values, so every job without a value is refused"));
    }
}
