package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Addresses;
import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.ObjectForm;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.assembler.read.Vocabulary;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A workspace is a shape: a kind with an access and what for, or a declared system; never an address (6.11). */
final class Workspaces implements Rule<Declared> {
    private static final String RULE = "6.11-13";
    private static final Set<String> MEMBERS = Set.of("kind", "access", "for", "system");

    @Override
    public void check(Declared declared, Found into) {
        Set<String> systems = new HashSet<>();
        declared.systems().forEach(system -> Declared.systemName(system).ifPresent(systems::add));
        for (Node offering : declared.offerings()) {
            new ObjectForm(RULE, offering, into).may("workspace", Form.OBJECTS);
            Declared.objects(offering, "workspace").forEach(entry -> entry(entry, systems, into));
            offering.member("workspace").ifPresent(all -> shapes(Walk.values(all), into));
        }
    }

    private static void entry(Node entry, Set<String> systems, Found into) {
        ObjectForm form = new ObjectForm(RULE, entry, into);
        if (entry.member("system").isPresent()) {
            form.may("system", Form.TEXT);
            entry.member("system")
                    .filter(system -> system.text()
                            .filter(name -> !name.isBlank() && !systems.contains(name))
                            .isPresent())
                    .ifPresent(system -> into.error(
                            RULE, system, "no system of this name is declared in systems; declare it or name another"));
        } else {
            form.needs("kind", Form.TEXT)
                    .needs("access", Form.oneOf(Vocabulary.WORKSPACE_ACCESS))
                    .needs("for", Form.TEXT);
        }
    }

    private static void shapes(List<Node> values, Found into) {
        Shapes shapes = new Shapes(RULE, "a workspace", into);
        shapes.addresses(values);
        shapes.accounts(values);
        values.stream()
                .filter(value -> value.at().tokens().getLast().equals("url") && !MEMBERS.contains("url"))
                .filter(value -> value.text().flatMap(Addresses::declared).isEmpty())
                .forEach(value -> into.error(RULE, value, "the address arrives with each request; take url out"));
    }
}
