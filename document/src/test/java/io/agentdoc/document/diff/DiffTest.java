package io.agentdoc.document.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each class of change, beside what is none. */
class DiffTest {
    private static final String OLD = """
            {"agentdoc": "v1",
             "subject": {"id": "UAGENT", "handle": "a.b@c.example"},
             "assembled_at": "2026-10-01T09:00:00Z",
             "assembled_by": "https://directory.example",
             "sources": [
               {"id": "card", "kind": "a2a-card", "url": "https://a.example/card.json", "digest": "sha256:aa",
                "fetched_at": "2026-10-01T09:00:00Z", "signature": "unsigned"},
               {"id": "d", "kind": "agent-descriptor", "digest": "sha256:bb", "signature": "not_checked"}],
             "sections": {
               "identity": {"from": ["card", "d"], "name": "Reviewer", "name_from": "d", "operator": "Example",
                            "operator_from": "card"},
               "shape": {"from": ["d"], "interaction": "service", "visibility": "opaque"},
               "asked": {"from": ["d"], "interfaces": [
                 {"name": "worker", "exchanges": [{"id": "free", "asks": "how much", "state": "declared"}]}]},
               "sells": {"from": ["d"], "scopes": ["task-specific"], "offerings": [
                 {"id": "a", "name": "A", "does": "reads"},
                 {"id": "b", "name": "B", "does": "writes"}]},
               "refuses": {"from": ["d"], "statement": "Nothing illegal.", "kind": "prose"}},
             "not_stated": ["handling", "standing", "sells.offerings[a].price"],
             "signatures": [{"tag": "agentdoc-assembly-v1", "by": "UX", "sig": "AAAA", "alg": "ed25519"}]}
            """;

    @Test
    void the_same_said_with_other_bytes_is_no_change() {
        assertEquals(List.of(), between(OLD, OLD.replaceAll("\\s+", " ")));
        String reordered = OLD.replace("{\"id\": \"a\", \"name\": \"A\", \"does\": \"reads\"}", "FIRST")
                .replace(
                        "{\"id\": \"b\", \"name\": \"B\", \"does\": \"writes\"}",
                        "{\"name\": \"A\", \"does\": \"reads\", \"id\": \"a\"}")
                .replace("FIRST", "{\"does\": \"writes\", \"id\": \"b\", \"name\": \"B\"}");
        assertTrue(!reordered.equals(OLD), "the order was changed");
        assertEquals(List.of(), between(OLD, reordered));
        assertEquals(List.of(), between(OLD, OLD.replace("\"AAAA\"", "\"BBBB\"")));
        assertEquals(List.of(), between(OLD, OLD.replace("\"handling\", \"standing\"", "\"standing\", \"handling\"")));
    }

    @Test
    void another_value_is_a_fact_with_both_sides_and_their_sources() {
        assertEquals(
                List.of("fact identity.name: \"Reviewer\" (d) -> \"Writer\" (d)"),
                between(OLD, OLD.replace("\"Reviewer\"", "\"Writer\"")));
        assertEquals(
                List.of("fact subject: { \"id\": \"UAGENT\", \"handle\": \"a.b@c.example\" }"
                        + " -> { \"id\": \"UOTHER\", \"handle\": \"a.b@c.example\" }"),
                between(OLD, OLD.replace("UAGENT", "UOTHER")));
    }

    @Test
    void an_element_comes_and_goes_as_one_change_at_its_own_path() {
        assertEquals(
                List.of(
                        "fact sells.offerings[b]: { \"id\": \"b\", \"name\": \"B\", \"does\": \"writes\" } (d) -> nothing"),
                between(OLD, OLD.replace(",\n     {\"id\": \"b\", \"name\": \"B\", \"does\": \"writes\"}", "")));
        assertEquals(
                List.of("fact sells.offerings[b].does: \"writes\" (d) -> \"copies\" (d)"),
                between(OLD, OLD.replace("\"writes\"", "\"copies\"")));
    }

    @Test
    void a_member_that_falls_silent_is_a_silence_and_one_that_is_gone_a_fact() {
        String gone = OLD.replace(", \"operator\": \"Example\",\n                \"operator_from\": \"card\"", "");
        assertEquals(List.of("fact identity.operator: \"Example\" (card) -> nothing"), between(OLD, gone));
        String silent = gone.replace("[\"handling\"", "[\"identity.operator\", \"handling\"");
        assertEquals(List.of("silence identity.operator: \"Example\" (card) -> not stated"), between(OLD, silent));
        assertEquals(List.of("silence identity.operator: not stated -> \"Example\" (card)"), between(silent, OLD));
        assertEquals(
                List.of("silence standing: not stated -> nothing"), between(OLD, OLD.replace("\"standing\", ", "")));
    }

    @Test
    void another_source_of_the_same_is_a_source() {
        assertEquals(
                List.of("source identity.operator: \"Example\" (card) -> \"Example\" (d)"),
                between(OLD, OLD.replace("\"operator_from\": \"card\"", "\"operator_from\": \"d\"")));
        assertEquals(
                List.of("source sources[card].digest: \"sha256:aa\" -> \"sha256:cc\""),
                between(OLD, OLD.replace("sha256:aa", "sha256:cc")));
    }

    @Test
    void another_finding_about_a_signature_is_a_signature() {
        assertEquals(
                List.of("signature sources[d].signature: \"not_checked\" -> \"failed\""),
                between(OLD, OLD.replace("not_checked", "failed")));
        List<String> signer = between(OLD, OLD.replace("\"by\": \"UX\"", "\"by\": \"UY\""));
        assertEquals(2, signer.size());
        assertTrue(signer.stream().allMatch(line -> line.startsWith("signature signatures[0]: ")), signer.toString());
    }

    @Test
    void a_member_that_moves_between_the_columns_is_a_state() {
        assertEquals(
                List.of(
                        "state asked.interfaces[worker].exchanges[free].state: \"declared\" -> \"failed\"",
                        "state asked.interfaces[worker].exchanges[free].failed_by: nothing -> \"card\""),
                between(OLD, OLD.replace("\"state\": \"declared\"", "\"state\": \"failed\", \"failed_by\": \"card\"")));
    }

    @Test
    @Clause(value = "9.5.1-8", by = ChangeClass.class)
    void another_visibility_is_told_apart_from_every_other_change() {
        assertEquals(
                List.of("visibility shape.visibility: \"opaque\" (d) -> \"verifiable\" (d)"),
                between(OLD, OLD.replace("\"opaque\"", "\"verifiable\"")));
    }

    @Test
    void another_moment_is_freshness() {
        assertEquals(
                List.of(
                        "freshness assembled_at: \"2026-10-01T09:00:00Z\" -> \"2026-10-02T09:00:00Z\"",
                        "freshness sources[card].fetched_at: \"2026-10-01T09:00:00Z\" -> \"2026-10-02T09:00:00Z\""),
                between(OLD, OLD.replace("2026-10-01", "2026-10-02")));
    }

    @Test
    void a_source_that_was_sought_in_vain_is_a_source() {
        String newer = OLD.replace(
                "\"sections\": {",
                "\"unavailable\": [{\"id\": \"terms\", \"kind\": \"sow-standing-proposal\","
                        + " \"url\": \"https://a.example/t\", \"since\": \"2026-10-01T09:00:00Z\", \"outcome\": \"absent\","
                        + " \"why\": \"404\"}], \"sections\": {");
        List<Change> changes = Diff.between(parse(OLD), parse(newer));
        assertEquals(1, changes.size());
        assertEquals("unavailable[terms]", changes.getFirst().member().toString());
        assertEquals(ChangeClass.SOURCE, changes.getFirst().meaning());
    }

    @Test
    void a_strangers_text_stays_in_its_line_and_its_cell() {
        List<Change> changes =
                Diff.between(parse(OLD), parse(OLD.replace("\"Reviewer\"", "\"a\\n| <b> \\u202e `x`\"")));
        assertEquals(1, DiffForms.text(changes).lines().count());
        assertTrue(DiffForms.text(changes).contains("\\n"), DiffForms.text(changes));
        String table = DiffForms.markdown(changes);
        assertEquals(3, table.lines().count());
        assertTrue(table.contains("\\|") && table.contains("&lt;b") && !table.contains("<b"), table);
    }

    @Test
    void programs_get_the_documented_shape() {
        List<Change> changes = Diff.between(parse(OLD), parse(OLD.replace("\"Reviewer\"", "\"Writer\"")));
        assertEquals(
                parse("{\"changes\": [{\"member\": \"identity.name\", \"class\": \"fact\", \"old\": \"Reviewer\","
                        + " \"new\": \"Writer\", \"old_from\": [\"d\"], \"new_from\": [\"d\"]}]}"),
                DiffForms.json(changes));
        assertEquals("Nothing changed.\n", DiffForms.markdown(List.of()));
        assertEquals("", DiffForms.text(List.of()));
    }

    private static List<String> between(String older, String newer) {
        return DiffForms.text(Diff.between(parse(older), parse(newer))).lines().toList();
    }

    private static Json parse(String text) {
        return switch (new JsonParser(Limits.standard()).parse(Bytes.utf8(text))) {
            case JsonReading.Parsed parsed -> parsed.root();
            case JsonReading.Malformed malformed -> throw new AssertionError(malformed.why());
        };
    }
}
