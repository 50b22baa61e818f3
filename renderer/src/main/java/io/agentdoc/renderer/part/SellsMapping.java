package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.OfferingPart;
import io.agentdoc.templates.part.PlanPart;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.SellsPart;
import io.agentdoc.templates.part.Told;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Silence;
import java.util.ArrayList;
import java.util.List;

/** What it offers; proposed plans stand apart and are never a price. */
final class SellsMapping {
    private final Telling telling;
    private final MemberPath at = MemberPath.of("sells");

    SellsMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Sells sells) {
        List<Offering> offerings = sells.get(Sells.OFFERINGS).carried().orElse(List.of());
        List<String> keys = Elements.keys(offerings);
        List<OfferingPart> parts = new ArrayList<>();
        for (int i = 0; i < offerings.size(); i++) {
            parts.add(new OfferingMapping(telling)
                    .part(offerings.get(i), at.member("offerings").element(keys.get(i))));
        }
        return new SellsPart(telling.from(sells), rows(sells, offerings), parts, plans(sells));
    }

    private List<Row> rows(Sells sells, List<Offering> offerings) {
        if (offerings.isEmpty()) {
            return List.of(line(
                    "offerings",
                    new Value.One(telling.say(Silence.NO_OFFERINGS)),
                    telling.told(sells.get(Sells.OFFERINGS))));
        }
        List<SafeHtml> scopes = offerings.stream()
                .map(offering -> Scopes.part(offering, telling.words()).words())
                .distinct()
                .toList();
        Value value = scopes.size() == 1 ? new Value.One(scopes.getFirst()) : new Value.Many(scopes);
        return List.of(line(
                "scopes", value, telling.computed(sells.get(Sells.OFFERINGS).sources())));
    }

    private Line line(String member, Value value, List<Told> told) {
        return new Line(Anchor.of(at.member(member).toString()), telling.say(Label.SCOPES), value, List.of(), told);
    }

    private List<PlanPart> plans(Sells sells) {
        List<PlanPart> plans = new ArrayList<>();
        for (Node plan : sells.get(Sells.PLANS)
                .carried()
                .map(Node::root)
                .map(Node::elements)
                .orElse(List.of())) {
            plans.add(new PlanPart(
                    Anchor.of(at.member("plans")
                            .element(Integer.toString(plans.size()))
                            .toString()),
                    telling.named(plan.text("name")),
                    facts(plan),
                    telling.told(sells.get(Sells.PLANS))));
        }
        return plans;
    }

    private static List<SafeHtml> facts(Node plan) {
        return plan.members().stream()
                .filter(entry -> !entry.name().equals("name"))
                .map(entry ->
                        Theirs.words(entry.name() + ": " + text(entry.node().value())))
                .toList();
    }

    private static String text(Json value) {
        return Plain.text(value);
    }
}
