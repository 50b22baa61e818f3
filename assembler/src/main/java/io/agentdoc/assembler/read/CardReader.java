package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import java.util.Optional;

/**
 * Reads an A2A Agent Card of any version from 0.1 to 1.0, and the hybrids between them.
 *
 * <p>Half of the public cards break their own schema somewhere, so each member is read by itself: what is readable is
 * quoted and what is not is silent. A card describes a door; nothing is read from it about what stands behind.
 */
final class CardReader implements SourceReader {

    @Override
    public Reading read(io.agentdoc.assembler.read.Input input) {
        Notes notes = new Notes(input.id());
        Quote card = CardSpellings.settled(input.quote(notes));
        if (!card.node().isObject()) {
            notes.warn("9.9-1", card.node(), "no card: " + card.node().value().typeName() + " and not an object");
        }
        CardDoor door = CardDoor.of(card);
        Sections silent = Sections.silent();
        Sections says = new Sections(
                identity(card),
                silent.shape(),
                silent.asked(),
                silent.role(),
                new Sells(Members.none().with(Sells.OFFERINGS, card.each("skills", skill -> offering(card, skill)))),
                door.access(CardSchemes.read(card)),
                silent.refuses(),
                silent.reaches(),
                silent.leaves(),
                silent.configs(),
                silent.handling(),
                silent.standing(),
                Optional.empty());
        Names names = Names.of(
                Optional.empty(),
                Optional.empty(),
                card.text("name").carried(),
                card.text("version").carried());
        Evidence evidence = door.answersSomewhere() ? new Evidence.Door() : new Evidence.None();
        return new Reading(input.id(), input.kind(), names, says, evidence, notes.findings());
    }

    private static Identity identity(Quote card) {
        return new Identity(Members.builder()
                .put(Identity.NAME, card.text("name"))
                .put(Identity.DESCRIPTION, card.text("description"))
                .put(
                        Identity.OPERATOR,
                        card.part("provider")
                                .map(provider -> provider.text("organization"))
                                .orElseGet(Stated::notStated))
                .put(Identity.AGENT_VERSION, card.text("version"))
                .build());
    }

    /** A skill is an offering whose scope is task-specific by the absence of any (6.11, decision 31). */
    private static Optional<Offering> offering(Quote card, Quote skill) {
        Stated<String> id = skill.text("id");
        Stated<String> name = skill.text("name");
        if (!id.isStated() && !name.isStated()) {
            skill.notes().warn("9.9-1", skill.node(), "a skill without id and name, so it is not stated");
            return Optional.empty();
        }
        return Optional.of(new Offering(Members.builder()
                .put(Offering.ID, id)
                .put(Offering.NAME, name.isStated() ? name : id)
                .put(Offering.SCOPE, skill.said(Vocabulary.TASK_SPECIFIC))
                .put(Offering.DOES, skill.text("description"))
                .put(Offering.STATE, skill.said(new Column.Declared()))
                .put(Offering.EXAMPLES, skill.verbatim("examples", "a list of texts", CardReader::isTexts))
                .put(Offering.MODES, modes(card, skill))
                .build()));
    }

    /** The skill's own modes, else the card's defaults, else silence (6.9). */
    private static Stated<Json> modes(Quote card, Quote skill) {
        Stated<Json> own =
                Modes.of(skill, CardSpellings.either(skill, "inputModes"), CardSpellings.either(skill, "outputModes"));
        return !(own instanceof Stated.NotStated)
                ? own
                : Modes.of(
                        card,
                        CardSpellings.either(card, "defaultInputModes"),
                        CardSpellings.either(card, "defaultOutputModes"));
    }

    private static boolean isTexts(Json value) {
        return Quote.allTexts(Node.root(value)).isPresent();
    }
}
