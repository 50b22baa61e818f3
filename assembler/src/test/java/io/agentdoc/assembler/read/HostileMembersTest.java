package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Assembling;
import io.agentdoc.assembler.fixture.Held;
import io.agentdoc.assembler.fixture.Hostile;
import io.agentdoc.assembler.fixture.Leaves;
import io.agentdoc.assembler.fixture.Spoken;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonNull;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.testing.Clause;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever stands in any place of any kind of source: reading ends, nothing more is said than before and nothing that the
 * source does not hold, and what falls silent because it cannot be read is noted.
 */
@Clause(
        value = {"6.4-1", "9.1-1"},
        by = Readers.class)
class HostileMembersTest {
    private static final int TIMES = 2;

    /** Where the format itself makes more of a member that is gone, or of a list that holds something else. */
    private static final Map<Pattern, String> EXPECTED = Map.ofEntries(
            Map.entry(
                    Pattern.compile("MORE agent-descriptor /offerings/\\*/scope is (nothing|null|an empty text): .*"),
                    "an absent scope is task-specific, which may describe itself (6.11)"),
            Map.entry(
                    Pattern.compile(
                            "MORE a2a-card /security(Requirements/\\*/schemes)?/.*: access\\.schemes\\[\\]\\.scopes"),
                    "the scopes are those that now stand there"),
            Map.entry(
                    Pattern.compile("MORE a2a-card /security(Requirements/\\*/schemes)?/.*:"
                            + " access\\.schemes\\[\\]\\.(id|type)"),
                    "one scheme of a pair is one scheme"),
            Map.entry(
                    Pattern.compile("MORE .*/access/schemes/\\*/token is nothing: access.*"),
                    "the door is told once the secret is gone"),
            Map.entry(
                    Pattern.compile(
                            "UNSAID a2a-card /security/\\*/\\w+ is an empty object: access\\.schemes\\[\\]\\.scopes"),
                    "an empty object is how the newest cards spell no scopes"),
            Map.entry(
                    Pattern.compile("UNSAID roles-declaration /refusals/\\* is (seven|an unknown word|a long text):"
                            + " refuses.*decided_by"),
                    "a refusal that is a sentence alone says nothing of who decides"),
            Map.entry(
                    Pattern.compile("MORE commonagent:samples /samples/\\*/offering is .*:"
                            + " sells\\.offerings\\[\\]\\.(id|samples)"),
                    "a sample of another offering stands under that one"),
            Map.entry(
                    Pattern.compile("UNSAID agent-manifest (/public)?/(skus|offerings/\\*/id).*:"
                            + " sells\\.offerings\\[\\]\\.price(_terms)?"),
                    "a SKU that covers nothing prices nothing"),
            Map.entry(
                    Pattern.compile(
                            "(MORE|UNSAID) sow-standing-proposal (/parties)?/(client|offered_to|counterparty) .*"),
                    "a proposal to somebody is skipped without a note, and one to nobody is a public one (9.5,"
                            + " decision 75)"));

    /** Of these no sentence is carried, or the whole is dropped for the credential in it. */
    private static final Set<KnownKind> SAYS_NO_PROSE =
            Set.of(KnownKind.OBSERVATION, KnownKind.RECEIPT, KnownKind.ACCESS);

    private final Map<String, Integer> seen = new HashMap<>();
    private final List<String> faults = new ArrayList<>();

    @ParameterizedTest
    @EnumSource(KnownKind.class)
    void whatever_stands_for_a_member_the_outcome_is_the_weaker_claim(KnownKind kind) {
        int documents = 0;
        for (Assembling agent : OneReading.agents()) {
            for (Map.Entry<String, Json> source : agent.trees().entrySet()) {
                if (agent.kind(source.getKey()).known().equals(Optional.of(kind))) {
                    documents++;
                    hurt(kind, source.getValue());
                }
            }
        }

        assertTrue(documents > 0, "a document of this kind");
        assertEquals(List.of(), faults);
    }

    /** A list of which one entry is nothing that could stand there: it says no more than before, and never something else. */
    @ParameterizedTest
    @EnumSource(KnownKind.class)
    void a_list_that_can_be_read_by_half_says_no_more_than_its_readable_half(KnownKind kind) {
        Set<String> tried = new HashSet<>();
        for (Assembling agent : OneReading.agents()) {
            for (Map.Entry<String, Json> source : agent.trees().entrySet()) {
                if (agent.kind(source.getKey()).known().equals(Optional.of(kind))) {
                    halve(kind, source.getValue(), tried);
                }
            }
        }
        assertEquals(List.of(), faults);
    }

    private void halve(KnownKind kind, Json document, Set<String> tried) {
        Reading whole = OneReading.of(kind, document);
        for (JsonPointer place : Hostile.places(document)) {
            if (Node.root(document).find(place).orElseThrow().value() instanceof JsonArray list
                    && tried.add(OneReading.collapsed(place))) {
                for (Json odd : List.of(new JsonNumber("7"), JsonNull.NULL, JsonObject.empty(), JsonArray.empty())) {
                    List<Json> half = new ArrayList<>(list.elements());
                    half.add(odd);
                    Json hurt = Hostile.with(document, place, Optional.of(new JsonArray(half)));
                    judge(
                                    kind + " " + OneReading.collapsed(place) + " ends in " + odd,
                                    whole,
                                    OneReading.of(kind, hurt),
                                    hurt)
                            .stream()
                            .filter(fault -> !fault.startsWith("UNSAID"))
                            .forEach(faults::add);
                }
            }
        }
    }

    /** A credential in the middle of a sentence, in every text of every kind: it is never carried on (6.10). */
    @ParameterizedTest
    @EnumSource(KnownKind.class)
    void a_credential_in_ordinary_prose_is_carried_by_no_reader(KnownKind kind) {
        Set<String> tried = new HashSet<>();
        int silenced = 0;
        for (Assembling agent : OneReading.agents()) {
            for (Map.Entry<String, Json> source : agent.trees().entrySet()) {
                if (!agent.kind(source.getKey()).known().equals(Optional.of(kind))) {
                    continue;
                }
                Json document = source.getValue();
                for (JsonPointer place : Hostile.places(document)) {
                    Optional<String> text = Node.root(document).find(place).flatMap(Node::text);
                    if (text.isPresent() && tried.add(OneReading.collapsed(place))) {
                        String said = text.get() + " Our key is " + Hostile.ISSUED + ", so use it.";
                        Reading after =
                                OneReading.of(kind, Hostile.with(document, place, Optional.of(new JsonText(said))));
                        String carried =
                                JsonPretty.of(OneReading.json(after)).display() + after.names() + after.findings();
                        assertFalse(carried.contains(Hostile.ISSUED), () -> kind + " " + place);
                        silenced += after.findings().stream()
                                        .anyMatch(finding -> finding.message().contains("looks like a secret key"))
                                ? 1
                                : 0;
                    }
                }
            }
        }
        assertTrue(!tried.isEmpty() && (silenced > 0 || SAYS_NO_PROSE.contains(kind)), kind::toString);
    }

    /** Puts everything everywhere; a place that many documents of the kind have is tried in a few of them. */
    private void hurt(KnownKind kind, Json document) {
        Reading whole = OneReading.of(kind, document);
        for (JsonPointer place : Hostile.places(document)) {
            if (seen.merge(OneReading.collapsed(place), 1, Integer::sum) <= TIMES) {
                Json value = Node.root(document).find(place).orElseThrow().value();
                Hostile.insteadOf(value).forEach((what, instead) -> {
                    Json hurt = Hostile.with(document, place, instead);
                    judge(
                                    kind + " " + OneReading.collapsed(place) + " is " + what,
                                    whole,
                                    OneReading.of(kind, hurt),
                                    hurt)
                            .stream()
                            .filter(fault -> !fault.startsWith("UNSAID") || !Hostile.isSilent(value, instead))
                            .filter(fault -> EXPECTED.keySet().stream()
                                    .noneMatch(known -> known.matcher(fault).matches()))
                            .forEach(faults::add);
                });
            }
        }
    }

    private static List<String> judge(String where, Reading whole, Reading after, Json document) {
        List<String> faults = new ArrayList<>();
        Map<String, List<Object>> before = Spoken.of(whole.says());
        Map<String, List<Object>> now = Spoken.of(after.says());
        now.keySet().stream()
                .filter(member -> count(now, member) > count(before, member))
                .forEach(member -> faults.add("MORE " + where + ": " + member));
        Held held = new Held(List.of(document, new JsonText(OneReading.AT)));
        Leaves.of(OneReading.json(after)).forEach((path, value) -> {
            if (!held.holds(path, value)) {
                faults.add("NOT HELD " + where + ": " + path + " = " + value);
            }
        });
        Set<Finding> said = new HashSet<>(after.findings());
        whole.findings().forEach(said::remove);
        if (said.isEmpty()) {
            before.keySet().stream()
                    .filter(member -> count(now, member) < count(before, member))
                    .forEach(member -> faults.add("UNSAID " + where + ": " + member));
        }
        return faults;
    }

    private static int count(Map<String, List<Object>> spoken, String member) {
        return spoken.getOrDefault(member, List.of()).size();
    }
}
