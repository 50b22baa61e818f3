package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Asked;
import io.agentdoc.document.model.Column;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Members;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Sections;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.stated.Stated;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads the manifest of Pond Protocol 1.0.
 *
 * <p>Actions are offerings; modes, capabilities and limits belong to the manifest and to no action of it. The pricing
 * plans are what the developer proposed to the marketplace and never what anybody is charged.
 */
final class PondReader implements SourceReader {
    private static final Pattern ACTION_ID = Pattern.compile("[a-z][a-z0-9_]{0,63}");
    private static final Set<String> JSON_TYPES =
            Vocabulary.words("array", "boolean", "integer", "null", "number", "object", "string");
    /** The longest name, as Pond has it. */
    private static final int NAME_LENGTH = 255;
    /** The longest short description, as Pond has it. */
    private static final int SHORT_LENGTH = 500;

    @Override
    public Reading read(io.agentdoc.assembler.read.Input input) {
        Notes notes = new Notes(input.id());
        Quote from = input.quote(notes);
        boolean ours = from.node()
                        .text("protocol")
                        .filter("marketplace-agent"::equals)
                        .isPresent()
                && from.node().text("protocol_version").filter("1.0"::equals).isPresent();
        if (!ours) {
            notes.warn("P-6", from.node(), "not a manifest of Pond Protocol 1.0, so nothing is taken from it");
            return new Reading(
                    input.id(), input.kind(), Names.nobody(), Sections.silent(), new Evidence.None(), notes.findings());
        }
        Optional<Quote> metadata = from.part("metadata");
        Stated<String> name = metadata.map(PondReader::name).orElseGet(Stated::notStated);
        Sections silent = Sections.silent();
        Sections says = new Sections(
                identity(from, metadata, name),
                silent.shape(),
                new Asked(Members.none().with(Asked.LIMITS, limits(from))),
                silent.role(),
                new Sells(Members.builder()
                        .put(Sells.OFFERINGS, from.each("actions", PondReader::offering))
                        .put(Sells.PLANS, metadata.map(PondPlans::read).orElseGet(Stated::notStated))
                        .build()),
                silent.access(),
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
                name.carried(),
                from.text("agent_version").carried());
        return new Reading(input.id(), input.kind(), names, says, new Evidence.None(), notes.findings());
    }

    private static Identity identity(Quote from, Optional<Quote> metadata, Stated<String> name) {
        return new Identity(Members.builder()
                .put(Identity.NAME, name)
                .put(Identity.DESCRIPTION, metadata.map(PondReader::description).orElseGet(Stated::notStated))
                .put(Identity.AGENT_VERSION, from.text("agent_version"))
                .build());
    }

    private static Stated<String> name(Quote metadata) {
        return bounded(metadata, "name", NAME_LENGTH);
    }

    /** The detailed description, which its format makes rich text, else the short one, which is plain. */
    private static Stated<String> description(Quote metadata) {
        return metadata.has("description")
                ? metadata.text("description")
                : bounded(metadata, "short_description", SHORT_LENGTH);
    }

    /** The prose bounds characters and bytes; the stricter of the two decides. */
    private static Stated<String> bounded(Quote metadata, String name, int most) {
        return metadata.take(
                name,
                "a text of at most " + most + " bytes",
                at -> at.text().filter(text -> text.getBytes(StandardCharsets.UTF_8).length <= most));
    }

    private static Stated<Json> limits(Quote from) {
        return from.verbatim(
                "limits",
                "an object of whole numbers",
                value -> value instanceof JsonObject object
                        && Node.root(object).members().stream()
                                .allMatch(entry -> Quote.isCount(entry.node().value())));
    }

    private static Optional<Offering> offering(Quote action) {
        Stated<String> id = action.take(
                "id",
                "an action id",
                at -> at.text().filter(text -> ACTION_ID.matcher(text).matches()));
        if (!id.isStated()) {
            return Optional.empty();
        }
        return Optional.of(new Offering(Members.builder()
                .put(Offering.ID, id)
                .put(Offering.NAME, action.has("name") ? action.text("name") : id)
                .put(Offering.SCOPE, action.said(Vocabulary.TASK_SPECIFIC))
                .put(Offering.DOES, action.text("description"))
                .put(Offering.STATE, action.said(new Column.Declared()))
                .put(
                        Offering.INPUTS,
                        action.part("input_schema").map(PondReader::inputs).orElseGet(Stated::notStated))
                .build()));
    }

    private static Stated<List<io.agentdoc.document.model.Input>> inputs(Quote schema) {
        Optional<Quote> properties = schema.part("properties");
        if (properties.isEmpty()) {
            return Stated.notStated();
        }
        List<String> required = schema.texts("required").carried().orElse(List.of());
        List<io.agentdoc.document.model.Input> inputs = new ArrayList<>();
        for (Node.Entry property : properties.get().node().members()) {
            inputs.add(input(schema, property, required));
        }
        required.stream()
                .filter(name -> properties.get().member(name).isEmpty())
                .forEach(name ->
                        schema.notes().warn("P-21", schema.node(), "requires " + name + ", which it does not declare"));
        return schema.said(inputs, properties.get().node());
    }

    /** A text property is of kind text; any other JSON type is carried as that and given no kind (decision 32). */
    private static io.agentdoc.document.model.Input input(Quote schema, Node.Entry property, List<String> required) {
        Quote at = schema.at(property.node());
        if (!property.node().isObject()) {
            schema.wrongType(property.node(), "the schema of an input");
        }
        boolean text = property.node().text("type").filter("string"::equals).isPresent();
        Members.Builder members =
                Members.builder().put(io.agentdoc.document.model.Input.NAME, at.said(property.name()));
        if (text) {
            members.put(io.agentdoc.document.model.Input.KIND, at.said("text", property.node()));
        } else {
            members.put(io.agentdoc.document.model.Input.JSON_TYPE, at.word("type", JSON_TYPES));
        }
        if (schema.member("required").isPresent()) {
            members.put(
                    io.agentdoc.document.model.Input.REQUIRED,
                    schema.said(
                            required.contains(property.name()),
                            schema.member("required").orElseThrow()));
        }
        return new io.agentdoc.document.model.Input(members.build());
    }
}
