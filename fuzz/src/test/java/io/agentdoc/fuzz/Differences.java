package io.agentdoc.fuzz;

import io.agentdoc.document.diff.Change;
import io.agentdoc.document.diff.Diff;
import io.agentdoc.document.json.Json;
import java.util.List;
import java.util.Optional;

/** Two documents compared: one and what became of it. */
final class Differences implements Target {
    private final Documents documents = Documents.of(Seeds.files(
            path -> path.toString().endsWith(".json") && Seeds.isAgentDoc(path),
            "examples",
            "document/src/test/resources"));

    @Override
    public void test(byte[] input) {
        Optional<Json> older = Documents.parsed(documents
                .bytes(input.length < 2 ? input : new byte[] {input[0], input[1]})
                .toArray());
        Optional<Json> newer = Documents.parsed(documents.bytes(input).toArray());
        if (older.isPresent() && newer.isPresent()) {
            List<Change> there = Holds.twice(() -> Diff.between(older.get(), newer.get()));
            List<Change> back = Diff.between(newer.get(), older.get());
            Holds.same(there.isEmpty(), back.isEmpty(), "there and back");
        }
    }

    @Override
    public List<byte[]> seeds() {
        return documents.seeds();
    }
}
