package io.agentdoc.document.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.codec.AgentDocReader;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where content goes is known from what is stated and from nothing else. */
class HandlingTest {

    @Test
    @Clause(value = "6.9-16", by = Handling.class)
    void content_stays_within_jurisdictions_only_where_every_stated_one_is_among_them() {
        assertTrue(stating("[\"us\"]").isWithin(Set.of("us", "de")));
        assertTrue(stating("[\"us\", \"de\"]").isWithin(Set.of("us", "de")));
        assertFalse(stating("[\"us\", \"de\"]").isWithin(Set.of("us")));
        assertFalse(stating("[]").isWithin(Set.of("us")));
        assertFalse(stating("7").isWithin(Set.of("us")));
        assertFalse(Handling.SHAPE.silent().isWithin(Set.of("us")));
        assertFalse(Handling.SHAPE.silent().isWithin(Set.of()));
    }

    private static Handling stating(String jurisdictions) {
        Bytes document = Bytes.utf8("""
                {"agentdoc": "v1", "subject": {"id": "x"}, "assembled_at": "2026-10-01T10:00:00Z",
                 "assembled_by": "https://directory.example", "sources": [{"id": "d", "kind": "agent-descriptor"}],
                 "sections": {"handling": {"from": ["d"], "jurisdictions": %s}}, "not_stated": [], "signatures": []}
                """.formatted(jurisdictions));
        return switch (new JsonParser(Limits.standard()).parse(document)) {
            case JsonReading.Parsed parsed ->
                AgentDocReader.read(parsed.root()).orElseThrow().sections().handling();
            case JsonReading.Malformed malformed -> throw new AssertionError(malformed.why());
        };
    }
}
