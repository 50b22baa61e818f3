package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.stated.Stated;
import java.util.List;

/**
 * The media types that an offering accepts and produces, under the names input and output: its own, else the agent's
 * defaults, else nothing, and nothing is no refusal of anything (6.9). An offering whose own cannot be read has said
 * something else than the defaults.
 */
final class Modes {
    private Modes() {}

    static Stated<Json> read(Quote offering, List<Quote> agent) {
        Stated<Json> own =
                offering.has("modes") ? offering.object("modes") : of(offering, "input_modes", "output_modes");
        return agent.stream()
                .map(from -> of(from, "default_input_modes", "default_output_modes"))
                .filter(Stated::isStated)
                .findFirst()
                .filter(defaults -> own instanceof Stated.NotStated)
                .orElse(own);
    }

    static Stated<Json> of(Quote from, String input, String output) {
        JsonObject.Builder modes = JsonObject.builder();
        Stated<Json> accepted = from.list(input);
        Stated<Json> produced = from.list(output);
        accepted.carried().ifPresent(list -> modes.put("input", list));
        produced.carried().ifPresent(list -> modes.put("output", list));
        return modes.isEmpty() ? (accepted.equals(Stated.notStated()) ? produced : accepted) : from.said(modes.build());
    }
}
