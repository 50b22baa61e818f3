package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds of any document, whichever of its sources is taken away, broken or moved. */
class EverySourceTest {

    @ParameterizedTest
    @ValueSource(strings = {"card", "registration", "package", "evaluation", "deployment", "descriptor"})
    @Clause({"9.1-1", "9.7-1"})
    void nothing_remains_that_only_a_removed_source_said(String id) {
        AgentDoc less = Agents.complete().without(id).document();

        assertTrue(less.source(new SourceId(id)).isEmpty());
        for (Section section : less.sections().all()) {
            assertFalse(
                    Sources.of(section).contains(new SourceId(id)),
                    section.shape().name());
        }
    }

    @Test
    @Clause({"8.1-5", "6.6-3"})
    void nothing_is_filled_from_a_descriptor_of_which_one_bit_was_flipped() {
        Assembling complete = Agents.complete();
        byte[] bytes = complete.bytes("descriptor").toArray();
        int at = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("answers");
        bytes[at] ^= 2;
        AgentDoc doc = complete.with("descriptor", Bytes.copyOf(bytes)).document();

        assertEquals(
                SignatureState.FAILED,
                doc.source(new SourceId("descriptor")).orElseThrow().signature().state());
        for (Section section : doc.sections().all()) {
            assertFalse(
                    Sources.of(section).contains(new SourceId("descriptor")),
                    section.shape().name());
        }
    }

    @Test
    void the_order_in_which_sources_come_does_not_matter() {
        Bytes forwards = JsonPretty.of(Agents.complete().json());
        Bytes backwards = JsonPretty.of(Agents.complete().reversed().json());

        assertEquals(forwards, backwards);
    }

    @Test
    @Clause("9.3-1")
    void every_section_that_is_there_names_its_sources() {
        for (Section section : Agents.complete().document().sections().all()) {
            assertFalse(
                    section.isSilent() ^ Sources.of(section).isEmpty(),
                    section.shape().name());
        }
    }
}
