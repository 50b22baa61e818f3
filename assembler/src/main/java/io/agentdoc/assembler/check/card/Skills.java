package io.agentdoc.assembler.check.card;

import io.agentdoc.assembler.check.rule.Form;
import io.agentdoc.assembler.check.rule.Found;
import io.agentdoc.assembler.check.rule.Rule;
import io.agentdoc.document.json.Node;
import java.util.HashSet;
import java.util.Set;

/** A skill has an id of its own, a name, and since 0.2 a description and tags. */
final class Skills implements Rule<Card> {
    @Override
    public void check(Card card, Found into) {
        Set<String> ids = new HashSet<>();
        for (Node skill : card.objects("skills")) {
            Versioned form =
                    new Versioned(card, skill, into).needs("id", Form.TEXT).needs("name", Form.TEXT);
            if (card.version().isAtLeast(CardVersion.V0_2)) {
                form.needs("description", Form.ANY_TEXT).needs("tags", Form.TEXTS);
            } else {
                form.may("description", Form.ANY_TEXT).may("tags", Form.TEXTS);
            }
            form.may("examples", Form.TEXTS).may("inputModes", Form.TEXTS).may("outputModes", Form.TEXTS);
            skill.member("id")
                    .filter(id -> id.text().filter(text -> !ids.add(text)).isPresent())
                    .ifPresent(id -> into.error("a2a-type", id, "another skill has this id; give each its own"));
        }
    }
}
