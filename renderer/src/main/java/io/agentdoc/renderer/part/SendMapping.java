package io.agentdoc.renderer.part;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.model.Elements;
import io.agentdoc.document.model.Input;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.templates.part.GrantsPart;
import io.agentdoc.templates.part.PassingPart;
import io.agentdoc.templates.part.PiecePart;
import io.agentdoc.templates.safe.SafeHtml;
import io.agentdoc.templates.safe.Theirs;
import io.agentdoc.templates.words.Label;
import io.agentdoc.templates.words.Need;
import io.agentdoc.templates.words.SectionName;
import io.agentdoc.templates.words.Silence;
import io.agentdoc.templates.words.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a caller sends, and apart from it what a caller grants (9.8). */
final class SendMapping {
    private final Telling telling;
    private final Stated<List<Input>> stated;
    private final MemberPath at;
    private final List<Input> inputs;
    private final List<String> keys;
    private final Pieces pieces;

    SendMapping(Telling telling, Offering offering, MemberPath at) {
        this.telling = telling;
        this.stated = offering.get(Offering.INPUTS);
        this.at = at.member("inputs");
        this.inputs = stated.carried().orElse(List.of());
        this.keys = Elements.keys(inputs);
        this.pieces = new Pieces(telling, inputs.stream().map(input -> input.get(Input.NAME)));
    }

    PassingPart sent() {
        if (!stated.isStated()) {
            return new PassingPart(
                    List.of(),
                    Optional.of(telling.silent(
                            at.toString(), telling.say(Label.SEND), SectionName.SELLS, Optional.of(Silence.INPUTS))),
                    List.of());
        }
        List<PassingPart.Group> groups = new ArrayList<>();
        Map<String, List<PiecePart>> anyOf = new LinkedHashMap<>();
        List<PiecePart> each = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            Input input = inputs.get(i);
            if (!isGrant(input)) {
                Optional<String> group = input.get(Input.ONE_OF).carried();
                List<PiecePart> into =
                        group.isEmpty() ? each : anyOf.computeIfAbsent(group.get(), g -> new ArrayList<>());
                into.add(piece(input, i));
            }
        }
        if (!each.isEmpty()) {
            groups.add(new PassingPart.Group(Optional.empty(), each));
        }
        anyOf.values().forEach(any -> groups.add(new PassingPart.Group(Optional.of(telling.say(Need.ONE_OF)), any)));
        if (groups.isEmpty()) {
            Need none = inputs.isEmpty() ? Need.NO_INPUTS : Need.GRANTS_ALONE;
            groups.add(new PassingPart.Group(Optional.of(telling.say(none)), List.of()));
        }
        return new PassingPart(groups, Optional.empty(), telling.told(stated));
    }

    Optional<GrantsPart> granted() {
        List<PiecePart> standing = new ArrayList<>();
        List<PiecePart> perTask = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            Input input = inputs.get(i);
            if (isGrant(input)) {
                (isStanding(input) ? standing : perTask).add(piece(input, i));
            }
        }
        return standing.isEmpty() && perTask.isEmpty()
                ? Optional.empty()
                : Optional.of(new GrantsPart(standing, perTask, telling.told(stated)));
    }

    private static boolean isGrant(Input input) {
        return input.get(Input.KIND).carried().filter("shared_resource"::equals).isPresent()
                || input.get(Input.VIA).isStated()
                || input.get(Input.ACCESS).isStated();
    }

    private static boolean isStanding(Input input) {
        return input.get(Input.WHEN).carried().filter("standing"::equals).isPresent();
    }

    private PiecePart piece(Input input, int place) {
        Optional<String> form = input.get(Input.KIND)
                .carried()
                .or(() -> input.get(Input.MEDIA_TYPE).carried())
                .or(() -> input.get(Input.JSON_TYPE).carried());
        return pieces.of(at.element(keys.get(place)), input.get(Input.NAME).carried(), form, notes(input));
    }

    private List<SafeHtml> notes(Input input) {
        List<SafeHtml> notes = new ArrayList<>();
        if (input.get(Input.ONE_OF).carried().isEmpty() && !isGrant(input)) {
            notes.add(telling.say(required(input)));
        }
        if (isStanding(input) && !isGrant(input)) {
            notes.add(telling.say(Need.STANDING));
        }
        input.get(Input.ACCESS).carried().ifPresent(access -> notes.add(telling.say(Need.ACCESS, access(access))));
        input.get(Input.VIA).carried().ifPresent(via -> notes.add(telling.say(Need.VIA, plain(via))));
        input.get(Input.EXTERNAL).carried().filter(yes -> yes).ifPresent(yes -> notes.add(telling.say(Need.EXTERNAL)));
        input.get(Input.MAX_BYTES)
                .carried()
                .ifPresent(most -> notes.add(telling.say(Need.MOST_BYTES, Numbers.shown(telling.words(), most))));
        input.get(Input.FIELDS).carried().ifPresent(fields -> notes.add(telling.say(Need.FIELDS, plain(fields))));
        notes.addAll(pieces.saidBy(input.get(Input.NAME)));
        return notes;
    }

    private static Need required(Input input) {
        return input.get(Input.REQUIRED)
                .carried()
                .map(required -> required ? Need.REQUIRED : Need.OPTIONAL)
                .orElse(Need.NOT_SAID);
    }

    private SafeHtml access(String access) {
        return Term.of("access", access).<SafeHtml>map(telling::say).orElseGet(() -> Theirs.code(access));
    }

    private static SafeHtml plain(Json json) {
        return Theirs.code(Plain.text(json));
    }
}
