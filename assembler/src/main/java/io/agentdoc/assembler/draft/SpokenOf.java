package io.agentdoc.assembler.draft;

import io.agentdoc.assembler.read.Input;
import io.agentdoc.assembler.read.Readers;
import io.agentdoc.assembler.read.Reading;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonBoolean;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.Identity;
import io.agentdoc.document.model.Offering;
import io.agentdoc.document.model.Role;
import io.agentdoc.document.model.Sells;
import io.agentdoc.document.value.SourceId;
import java.util.List;
import java.util.Optional;

/**
 * What a card, a registration, a Pond manifest or a package says that a Descriptor says too: what the agent does, its
 * version and its offerings, read by the readers that take the same for an AgentDoc and no more (6.8, 9.4).
 */
final class SpokenOf {
    private static final String TASK_SPECIFIC = "task-specific";

    private SpokenOf() {}

    static Said read(DraftSource source) {
        Reading reading = Readers.read(
                new Input(new SourceId("source"), source.kind(), Node.root(source.root()), Optional.empty()));
        Identity identity = reading.says().identity();
        JsonObject.Builder members = JsonObject.builder();
        put(members, "agent_version", identity.get(Identity.AGENT_VERSION).carried());
        put(members, "does", identity.get(Identity.DESCRIPTION).carried());
        put(members, "role", reading.says().role().get(Role.NAME).carried());
        reading.says()
                .sells()
                .get(Sells.OFFERINGS)
                .carried()
                .ifPresent(offerings ->
                        members.put("offerings", JsonArray.of(offerings.stream().map(SpokenOf::offering))));
        List<String> notes = reading.findings().stream()
                .map(finding -> source.name() + ": " + finding.place() + ": " + finding.message())
                .toList();
        return new Said(source.name(), members.build(), notes);
    }

    private static Json offering(Offering offering) {
        JsonObject.Builder members = JsonObject.builder();
        put(members, "id", offering.get(Offering.ID).carried());
        put(members, "name", offering.get(Offering.NAME).carried());
        put(members, "description", offering.get(Offering.DOES).carried());
        put(members, "scope", offering.get(Offering.SCOPE).carried().filter(scope -> !scope.equals(TASK_SPECIFIC)));
        put(members, "focus", offering.get(Offering.FOCUS).carried());
        offering.get(Offering.INPUTS)
                .carried()
                .ifPresent(inputs ->
                        members.put("inputs", JsonArray.of(inputs.stream().map(SpokenOf::input))));
        offering.get(Offering.EXAMPLES).carried().ifPresent(examples -> members.put("examples", examples));
        return members.build();
    }

    private static Json input(io.agentdoc.document.model.Input input) {
        JsonObject.Builder members = JsonObject.builder();
        put(members, "name", input.get(io.agentdoc.document.model.Input.NAME).carried());
        put(members, "kind", input.get(io.agentdoc.document.model.Input.KIND).carried());
        input.get(io.agentdoc.document.model.Input.REQUIRED)
                .carried()
                .ifPresent(required -> members.put("required", JsonBoolean.of(required)));
        return members.build();
    }

    private static void put(JsonObject.Builder members, String name, Optional<String> text) {
        text.ifPresent(value -> members.put(name, new JsonText(value)));
    }
}
