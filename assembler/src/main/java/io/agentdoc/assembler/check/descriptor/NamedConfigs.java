package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A named run config sets declared settings alone, to values that each takes, under a name used once (6.2). */
final class NamedConfigs implements Rule<Declared> {
    private static final String RULE = "6.2-33";

    @Override
    public void check(Declared declared, Found into) {
        Map<String, Node> settings = new HashMap<>();
        declared.settings()
                .forEach(setting -> setting.text("name").ifPresent(name -> settings.putIfAbsent(name, setting)));
        Set<String> names = new HashSet<>();
        for (Node named : named(declared)) {
            new ObjectForm(RULE, named, into)
                    .needs("name", Form.TEXT)
                    .needs("settings", Form.OBJECT)
                    .needs("digest", Form.DIGEST_TEXT);
            named.member("name")
                    .filter(name -> name.text().filter(text -> !names.add(text)).isPresent())
                    .ifPresent(name ->
                            into.error(RULE, name, "another named run config has this name; give each its own"));
            named.member("settings")
                    .map(Node::members)
                    .orElse(List.of())
                    .forEach(entry -> value(entry, settings, into));
        }
    }

    static List<Node> named(Declared declared) {
        return declared.root()
                .member("run_config")
                .map(block -> Declared.objects(block, "named"))
                .orElse(List.of());
    }

    private static void value(Node.Entry entry, Map<String, Node> settings, Found into) {
        Optional<Node> setting = Optional.ofNullable(settings.get(entry.name()));
        if (setting.isEmpty()) {
            into.error(RULE, entry.node(), "no setting of this name is declared, so it sets too much; take it out");
        }
        setting.flatMap(declared -> new SettingValue(declared, entry.node()).refusal())
                .ifPresent(refusal ->
                        into.error(refusal.rule(), entry.node(), refusal.why() + "; give one that it takes"));
    }
}
