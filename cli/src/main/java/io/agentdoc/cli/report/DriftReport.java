package io.agentdoc.cli.report;

import io.agentdoc.assembler.repository.Change;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import java.util.List;
import java.util.Optional;

/**
 * How published files differ from what their package gives.
 *
 * @param files those that differ or are not there
 * @param changes the members of the document in which they do, and where each is said
 * @param mend the command that brings them in step
 */
public record DriftReport(List<String> files, List<Change> changes, Optional<String> mend) {
    public DriftReport {
        files = List.copyOf(files);
        changes = List.copyOf(changes);
    }

    JsonObject json() {
        JsonObject.Builder object = JsonObject.builder()
                .put("files", JsonArray.texts(files.stream()))
                .put("changes", JsonArray.of(changes.stream().map(DriftReport::json)));
        mend.ifPresent(command -> object.put("mend", command));
        return object.build();
    }

    private static JsonObject json(Change change) {
        JsonObject.Builder object = JsonObject.builder().put("member", change.member());
        change.was().ifPresent(value -> object.put("was", value));
        change.is().ifPresent(value -> object.put("is", value));
        change.place().ifPresent(place -> object.put("place", place));
        return object.build();
    }
}
