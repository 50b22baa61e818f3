package io.agentdoc.assembler.check.descriptor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Edit;
import io.agentdoc.assembler.fixture.Oddities;
import io.agentdoc.assembler.verify.SignatureRules;
import io.agentdoc.document.check.Finding;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.testing.Clause;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the checker of Descriptors does not tell, and what it tells wherever it stands. */
class DescriptorFactsTest {
    private static final Pattern QUALITY = Pattern.compile(
            "(?i)\\b(excellent|good|poor|reliable|trustworthy|safe|unsafe|quality|score|grade|rating|rank|capable)\\b");

    private final DescriptorRules rules = new DescriptorRules(SignatureRules.standard());
    private final JsonObject clean = DescriptorRulesTest.CASES.clean("draft");

    @Test
    @Clause(value = "6.3-2", by = Kinds.class)
    void whether_an_input_is_a_file_is_not_guessed_from_its_name() {
        JsonObject handle = Edit.with(clean, "/offerings/0/inputs/1/kind", new JsonText("text/plain"));
        assertEquals(List.of(), rules.check(handle).findings());
        JsonObject other = Edit.with(clean, "/offerings/0/inputs/1/kind", new JsonText("handle"));
        assertEquals(
                List.of("/offerings/0/inputs/1/kind"),
                rules.check(other).findings().stream().map(Finding::place).toList());
    }

    @Test
    @Clause(
            value = {"6.11-35"},
            by = AuthoritySystems.class)
    void named_work_is_held_to_what_it_declares_like_any_other() {
        for (String value : List.of("updates-systems", "spends-money", "flies")) {
            JsonObject named = Edit.with(clean, "/offerings/0/authority", JsonArray.texts(Stream.of(value)));
            JsonObject alone = Edit.with(named, "/systems", JsonArray.empty());
            assertTrue(
                    rules.check(alone).findings().stream()
                            .anyMatch(finding -> finding.place().startsWith("/offerings/0/")),
                    value);
        }
    }

    @Test
    @Clause(value = "6.8-5", by = DescriptorRules.class)
    void nothing_is_said_about_whether_a_claim_is_true() {
        Oddities.of(
                DescriptorRulesTest.CASES.clean("clean"),
                odd -> rules.check(odd)
                        .findings()
                        .forEach(finding ->
                                assertFalse(QUALITY.matcher(finding.message()).find(), finding.message())));
        JsonObject boast = Edit.with(clean, "/does", new JsonText("Never makes a mistake."));
        assertEquals(List.of(), rules.check(boast).findings());
    }

    @Test
    void whatever_stands_in_a_descriptor_it_gets_findings_and_no_exception() {
        Oddities.of(
                DescriptorRulesTest.CASES.clean("clean"),
                odd -> assertDoesNotThrow(() -> rules.check(odd), odd::toString));
    }

    @Test
    @Clause(value = "6.5-5", by = Versions.class)
    void two_descriptors_of_one_version_that_say_different_things_are_told() {
        JsonObject bound = DescriptorRulesTest.CASES.clean("clean");
        JsonObject changed = Edit.with(bound, "/offerings", JsonArray.empty());
        Versions versions = new Versions();
        assertEquals(Optional.empty(), versions.look("first.json", bound));
        assertEquals(Optional.empty(), versions.look("again.json", bound.without("signatures")));
        Finding finding = versions.look("changed.json", changed).orElseThrow();
        assertEquals("warning 6.5-5 /agent_version", finding.level() + " " + finding.rule() + " " + finding.place());
        JsonObject renewed = Edit.with(changed, "/agent_version", new JsonText("3.2.0"));
        assertEquals(Optional.empty(), versions.look("renewed.json", renewed));
        assertEquals(Optional.empty(), versions.look("draft.json", changed.without("subject")));
    }
}
