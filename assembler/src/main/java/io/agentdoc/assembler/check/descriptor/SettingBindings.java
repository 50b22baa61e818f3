package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.regex.Pattern;

/** What a job may choose is no credential, no key, no address and no account; those are bound at install (6.2, 12.4). */
final class SettingBindings implements Rule<Declared> {
    private static final String RULE = "6.2-34";
    private static final Pattern BOUND_NAME = Pattern.compile(
            "(?i)(.*[_.-])?(api[_-]?key|secret|password|passwd|token|credentials?|private[_-]?key|endpoint|base[_-]?url)");

    @Override
    public void check(Declared declared, Found into) {
        declared.root()
                .member("run_config")
                .ifPresent(block -> new Shapes(RULE, "a run config", into).all(Walk.values(block)));
        for (Node setting : declared.settings()) {
            setting.member("name")
                    .filter(name -> name.text()
                            .filter(text -> BOUND_NAME.matcher(text).matches())
                            .isPresent())
                    .ifPresent(name -> into.error(
                            RULE,
                            name,
                            "what is bound at install is no setting of a job; name it in the install file"));
        }
    }
}
