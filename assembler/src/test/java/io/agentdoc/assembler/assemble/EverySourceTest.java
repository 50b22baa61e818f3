package io.agentdoc.assembler.assemble;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Agents;
import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.ExampleAgent;
import io.agentdoc.assembler.fixture.ExampleDirectory;
import io.agentdoc.assembler.fixture.Held;
import io.agentdoc.assembler.fixture.Leaves;
import io.agentdoc.document.codec.AgentDocWriter;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonLocator;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.model.AgentDoc;
import io.agentdoc.document.model.Interaction;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.model.Section;
import io.agentdoc.document.model.SignatureState;
import io.agentdoc.document.model.Source;
import io.agentdoc.document.model.Sources;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.MemberPath;
import io.agentdoc.document.value.SourceId;
import io.agentdoc.testing.Clause;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds of any document, whichever of its sources is taken away, broken or moved. */
class EverySourceTest {
    private static final long SEED = 20_260_930L;
    private static final int FLIPS = Integer.getInteger("agentdoc.flips", 48);

    /** The agents of the examples, and two that were made to say everything. */
    static Map<String, Assembling> agents() {
        Map<String, Assembling> agents = new LinkedHashMap<>();
        agents.put("complete", Agents.complete());
        agents.put("agreed", Agents.agreed());
        agents.put("verifiable", ExampleAgent.complete());
        agents.putAll(ExampleDirectory.agents());
        return agents;
    }

    static Stream<Arguments> documents() {
        return agents().entrySet().stream()
                .filter(agent -> agent.getValue().assembled() instanceof Assembled.Document)
                .map(agent -> Arguments.of(agent.getKey(), agent.getValue()));
    }

    @Test
    void every_kind_of_source_that_we_read_is_among_them() {
        Set<KnownKind> there = EnumSet.noneOf(KnownKind.class);
        for (Assembling agent : List.of(Agents.complete(), Agents.agreed())) {
            agent.sourceIds().forEach(id -> agent.kind(id).known().ifPresent(there::add));
        }

        assertEquals(EnumSet.allOf(KnownKind.class), there, "a kind without a source in Agents");
        assertTrue(documents().count() > 40, "the examples are read");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    @Clause({"9.1-1", "9.7-1"})
    void nothing_remains_that_only_a_removed_source_said(String agent, Assembling sources) {
        for (String id : sources.sourceIds()) {
            Assembling rest = sources.without(id);
            if (rest.sourceIds().isEmpty() || !(rest.assembled() instanceof Assembled.Document document)) {
                continue;
            }
            AgentDoc less = document.doc();
            Held held = rest.held();

            assertTrue(less.source(new SourceId(id)).isEmpty(), id);
            assertFalse(cited(less).contains(new SourceId(id)), id);
            Leaves.of(rest.json())
                    .forEach((path, value) ->
                            assertTrue(held.holds(path, value), () -> "without " + id + ": " + path + " = " + value));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    @Clause({"8.1-5", "6.6-3"})
    void nothing_is_filled_from_a_signed_source_of_which_one_bit_was_flipped(String agent, Assembling sources) {
        AgentDoc whole = sources.document();
        Random random = new Random(SEED);
        for (Source source : whole.sources()) {
            if (source.signature().state() == SignatureState.VERIFIED) {
                Bytes bytes = sources.bytes(source.id().text());
                for (int flip = 0; flip < FLIPS; flip++) {
                    int bit = random.nextInt(bytes.size() * 8);
                    flipped(sources, source.id(), bytes, bit);
                }
            }
        }
    }

    private static void flipped(Assembling sources, SourceId id, Bytes bytes, int bit) {
        byte[] changed = bytes.toArray();
        changed[bit / 8] ^= (byte) (1 << (bit % 8));
        Assembling broken = sources.with(id.text(), Bytes.copyOf(changed));
        String what = id + ": bit " + bit;
        if (!(broken.assembled() instanceof Assembled.Document document)) {
            return;
        }
        AgentDoc doc = document.doc();
        boolean verified = doc.source(id)
                .filter(listed -> listed.signature().state() == SignatureState.VERIFIED)
                .isPresent();
        if (isCovered(bytes, bit / 8)) {
            assertFalse(verified, what);
            assertFalse(cited(doc).contains(id), what);
        } else if (verified) {
            // The entry alone was spelled otherwise, as with a member that nobody has to write; the bytes are others,
            // so
            // that a record which names them by digest now names something else.
            assertTrue(
                    Leaves.of(sources.json()).keySet().containsAll(leaves(doc).keySet()), what);
        } else {
            // Where no signature is left that could be read, the document is somebody's word and no evidence.
            assertFalse(moves(doc, id), what);
        }
    }

    /** Whether the byte is one that a signature covers: all but the member that holds the signatures, or the card alone. */
    private static boolean isCovered(Bytes bytes, int at) {
        Optional<JsonLocator.Span> card =
                JsonLocator.locate(bytes, JsonPointer.root().child("card"));
        if (card.isPresent()) {
            return at >= card.get().startOffset() && at < card.get().endOffset();
        }
        byte[] all = bytes.toArray();
        String latin = new String(all, StandardCharsets.ISO_8859_1);
        JsonLocator.Span span = JsonLocator.locate(bytes, JsonPointer.root().child("signatures"))
                .orElseThrow();
        return at < latin.lastIndexOf("\"signatures\"", span.startOffset()) || at >= span.endOffset();
    }

    /** Whether the source confirms or fails anything, or carries visibility. */
    private static boolean moves(AgentDoc doc, SourceId id) {
        boolean carriesVisibility =
                doc.sections().shape().get(Interaction.VISIBILITY).sources().contains(id);
        return carriesVisibility
                || leaves(doc).entrySet().stream()
                        .anyMatch(leaf -> leaf.getKey().toString().matches(".*\\.(confirmed|failed)_by")
                                && leaf.getValue().equals(new JsonText(id.text())));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void the_order_in_which_sources_come_does_not_matter(String agent, Assembling sources) {
        Bytes forwards = JsonPretty.of(sources.json());

        for (long seed = SEED; seed < SEED + 6; seed++) {
            assertEquals(forwards, JsonPretty.of(sources.shuffled(seed).json()), "seed " + seed);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    @Clause("9.3-1")
    void every_section_that_is_there_names_its_sources(String agent, Assembling sources) {
        for (Section section : sources.document().sections().all()) {
            assertFalse(
                    section.isSilent() ^ Sources.of(section).isEmpty(),
                    section.shape().name());
        }
    }

    private static Map<MemberPath, Json> leaves(AgentDoc doc) {
        return Leaves.of(AgentDocWriter.write(doc));
    }

    private static Set<SourceId> cited(AgentDoc doc) {
        Set<SourceId> cited = new TreeSet<>();
        doc.sections().all().forEach(section -> cited.addAll(Sources.of(section)));
        return cited;
    }
}
