package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Exchange;
import io.agentdoc.document.model.Interface;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.AskedPart;
import io.agentdoc.templates.part.ExchangePart;
import io.agentdoc.templates.part.Exchanges;
import io.agentdoc.templates.part.InterfacePart;
import io.agentdoc.templates.part.Line;
import io.agentdoc.templates.part.Row;
import io.agentdoc.templates.part.SectionPart;
import io.agentdoc.templates.part.Value;
import io.agentdoc.templates.safe.Anchor;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Note;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What it can be asked: each exchange with its own state, and the limits for a caller (9.5). */
final class AskedMapping {
    /** What happens past the limits, which is itself none of them. */
    private static final String PAST_THEM = "past_them";

    private static final Map<String, Label> LIMITS = Map.of(
            "requests_per_hour",
            Label.REQUESTS_PER_HOUR,
            "model_budget_per_day",
            Label.MODEL_BUDGET_PER_DAY,
            PAST_THEM,
            Label.PAST_THEM);

    private final Telling telling;
    private final MemberPath at = MemberPath.of("asked");

    AskedMapping(Telling telling) {
        this.telling = telling;
    }

    SectionPart section(Asked asked) {
        List<InterfacePart> interfaces = new ArrayList<>();
        List<Interface> stated = asked.get(Asked.INTERFACES).carried().orElse(List.of());
        List<String> keys = Elements.keys(stated);
        for (int i = 0; i < stated.size(); i++) {
            interfaces.add(one(stated.get(i), at.member("interfaces").element(keys.get(i))));
        }
        return new AskedPart(telling.from(asked), interfaces, rows(asked, stated));
    }

    private List<Row> rows(Asked asked, List<Interface> interfaces) {
        Rows rows = new Rows(telling, asked, at, SectionName.ASKED);
        if (asked.get(Asked.INTERFACES).isStated() && interfaces.isEmpty()) {
            rows.one(Asked.INTERFACES, Label.EXCHANGES, none -> telling.say(Silence.NO_INTERFACES));
        }
        Optional<Json> limits = asked.get(Asked.LIMITS).carried();
        if (limits.isEmpty()) {
            return rows.plain(Asked.LIMITS, Label.LIMITS).list();
        }
        List<Node.Entry> stated = Node.root(limits.get()).members();
        if (stated.stream().allMatch(limit -> limit.name().equals(PAST_THEM))) {
            rows.silence("limits", Label.LIMITS, Optional.empty());
        }
        for (Node.Entry limit : stated) {
            rows.add(limit(asked, limit));
        }
        return rows.list();
    }

    private Row limit(Asked asked, Node.Entry limit) {
        Node most = limit.node().member("most").orElse(limit.node());
        boolean isNumber = most.number().isPresent();
        Optional<String> decidedBy = limit.node().text("decided_by");
        return new Line(
                Anchor.of(at.member("limits").member(limit.name()).toString()),
                Optional.ofNullable(LIMITS.get(limit.name()))
                        .<SafeHtml>map(telling::say)
                        .orElseGet(() -> Theirs.words(limit.name())),
                new Value.One(Theirs.words(Plain.text(most.value()))),
                isNumber ? List.of(telling.say(Holds.atTheDoor(telling, decidedBy))) : List.<SafeHtml>of(),
                telling.told(asked.get(Asked.LIMITS)));
    }

    private InterfacePart one(Interface stated, MemberPath path) {
        Optional<String> version = stated.get(Interface.VERSION).carried();
        Optional<String> name = stated.get(Interface.NAME)
                .carried()
                .map(text -> version.map(v -> text + " " + v).orElse(text));
        List<Row> rows = new Rows(telling, stated, path, SectionName.ASKED)
                .url(Interface.DEFINITION, Label.DEFINITION)
                .source(Interface.DECLARED_IN, Label.DECLARED_IN)
                .list();
        return new InterfacePart(
                Anchor.of(path.toString()), telling.named(name.or(() -> version)), rows, exchanges(stated, path));
    }

    private Exchanges exchanges(Interface stated, MemberPath path) {
        MemberPath in = path.member("exchanges");
        List<Exchange> exchanges = stated.get(Interface.EXCHANGES).carried().orElse(List.of());
        if (exchanges.isEmpty()) {
            return new Exchanges.Unknown(telling.silent(
                    in.toString(), telling.say(Label.EXCHANGES), SectionName.ASKED, Optional.of(Silence.EXCHANGES)));
        }
        List<String> keys = Elements.keys(exchanges);
        List<ExchangePart> parts = new ArrayList<>();
        for (int i = 0; i < exchanges.size(); i++) {
            parts.add(exchange(exchanges.get(i), in.element(keys.get(i))));
        }
        return new Exchanges.Published(parts);
    }

    private ExchangePart exchange(Exchange exchange, MemberPath path) {
        return new ExchangePart(
                Anchor.of(path.toString()),
                exchange.get(Exchange.ID)
                        .carried()
                        .<SafeHtml>map(Theirs::code)
                        .orElseGet(() -> telling.say(Note.NOT_STATED_SHORT)),
                telling.named(exchange.get(Exchange.ASKS).carried()),
                exchange.get(Exchange.ANSWER_CARRIES).carried().orElse(List.of()).stream()
                        .map(Theirs::words)
                        .toList(),
                telling.told(
                        exchange.get(Exchange.STATE), exchange.get(Exchange.ID).sources()));
    }
}
