package io.agentdoc.assembler.store;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.fuzz.Holds;
import io.agentdoc.fuzz.Seeds;
import io.agentdoc.fuzz.Target;
import java.util.List;
import java.util.Optional;

/** What the cache remembers of asking for a source. */
public final class RememberedOutcomes implements Target {

    @Override
    public void test(byte[] input) {
        Optional<LastOutcome> read = Holds.twice(() -> OutcomeJson.read(Bytes.copyOf(input)));
        read.ifPresent(outcome ->
                Holds.same(Optional.of(outcome), OutcomeJson.read(OutcomeJson.write(outcome)), "read, written, read"));
    }

    @Override
    public List<byte[]> seeds() {
        String digest = "sha256:" + "0a".repeat(32);
        return Seeds.texts(
                "{\"kind\":\"a2a-card\",\"url\":\"https://a.example/\",\"held\":{\"digest\":\"" + digest
                        + "\",\"fetched_at\":\"2026-10-05T12:00:00Z\",\"since\":\"2026-10-05T12:00:00Z\",\"etag\":\"\\\"a\\\"\","
                        + "\"last_modified\":\"Fri, 31 Dec 2027 23:59:59 GMT\",\"served_from\":\"https://b.example/\","
                        + "\"with_bearer\":false}}",
                "{\"kind\":\"a2a-card\",\"url\":\"https://a.example/\",\"missed\":{\"outcome\":\"absent\",\"status\":404,"
                        + "\"since\":\"2026-10-05T12:00:00Z\",\"why\":\"there is no such document\"}}");
    }
}
