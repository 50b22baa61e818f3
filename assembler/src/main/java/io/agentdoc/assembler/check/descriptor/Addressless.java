package io.agentdoc.assembler.check.descriptor;

import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.assembler.check.rule.Shapes;
import io.agentdoc.assembler.check.rule.Walk;
import io.agentdoc.document.json.Node;
import java.util.List;
import java.util.Set;

/**
 * No member of a Descriptor holds an address, a credential or an account, with one exception, which is told by its place
 * and not by what it looks like: the schema of each can_use entry (6.4, 12.6 rule 3, decisions 42 and 46).
 *
 * <p>Pointers, regions, the settings of a run config, workspaces and an organization's name have rules of their own.
 */
final class Addressless implements Rule<Declared> {
    private static final String RULE = "6.4-2";
    private static final Set<String> RULED_ELSEWHERE =
            Set.of("handling_ref", "price_ref", "samples_ref", "hosted_in", "organization_name", "run_config");

    @Override
    public void check(Declared declared, Found into) {
        Shapes shapes = new Shapes(RULE, "a Descriptor", into);
        List<Node> all = declared.declarations().stream()
                .flatMap(member -> Walk.values(member, Addressless::isVisited).stream())
                .toList();
        shapes.addresses(all);
        shapes.accounts(all);
        shapes.credentials(declared.declarations().stream()
                .filter(member -> !RULED_ELSEWHERE.contains(member.at().tokens().getFirst()))
                .flatMap(member -> Walk.values(member).stream())
                .toList());
    }

    private static boolean isVisited(Node value) {
        List<String> tokens = value.at().tokens();
        boolean workspace = tokens.size() == 3
                && tokens.getFirst().equals("offerings")
                && tokens.getLast().equals("workspace");
        boolean schema = tokens.size() == 3
                && tokens.getFirst().equals("can_use")
                && tokens.getLast().equals("schema")
                && value.text().isPresent();
        return !RULED_ELSEWHERE.contains(tokens.getFirst()) && !workspace && !schema;
    }
}
