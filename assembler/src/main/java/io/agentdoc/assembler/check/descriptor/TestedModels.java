package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Optional;

/** The models that the author tested are among those that the setting named model allows (6.2). */
final class TestedModels implements Rule<Declared> {
    private static final String RULE = "6.2-32";

    @Override
    public void check(Declared declared, Found into) {
        Optional<Node> allowed = declared.settings().stream()
                .filter(setting -> setting.text("name").filter("model"::equals).isPresent())
                .flatMap(setting -> setting.member("allowed").stream())
                .findFirst();
        Optional<Node> tested = declared.root().member("run_config").flatMap(block -> block.member("tested_models"));
        for (Node model : tested.map(Node::elements).orElse(List.of())) {
            if (allowed.filter(list -> !SettingValue.isAmong(list, model.value()))
                    .isPresent()) {
                into.warning(RULE, model, "the setting model does not allow this model; allow it or take it out");
            }
        }
    }
}
