package io.agentdoc.assembler.check.packages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.agentdoc.document.check.Finding;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The three agent repositories that are public: every finding in them is one that their age explains, or one that the
 * copy does, which has their JSON files and no others. Each approval is a finding with its reason.
 */
@Clause(value = "12.10-1", by = PackageRules.class)
@Clause(value = "13.9-1", by = RepositoryRules.class)
class PublishedFindingsTest {
    private static final String COPY = "the copy that is tested has no such file";
    private static final Map<String, String> REASONS = reasons();
    private static final Path APPROVED = Project.root().resolve("assembler/src/test/resources/checks/published");

    private static Map<String, String> reasons() {
        Map<String, String> reasons = new LinkedHashMap<>();
        reasons.put("error 13\\.3-1 agent-repo\\.json#/(tests|source).*", COPY);
        reasons.put("error 13\\.2-1 agent-repo\\.json: .*", "two of the four public repositories have no manifest");
        reasons.put("error 12\\.2-1 (package/)?(skills:|net\\.agentdoc\\.package/).*", COPY);
        reasons.put("warning 12\\.2-1 .*later-version.*", "the copy has a file of a later version beside the others");
        reasons.put("warning 13\\.2-1 LICENSE.*", COPY);
        reasons.put("note 13\\.3-2 .*", "what an absent member means is said of every repository");
        reasons.put(
                "warning 12\\.4-3 .*runtimes/.*",
                "decision 54: no package of September 2026 says what a runtime is for");
        reasons.put(
                "error 12\\.3-10 .*install\\.json#/run.*",
                "decision 50: packages of September 2026 have their commands there");
        reasons.put(
                "error 12\\.6-10 .*install\\.json#/price.*",
                "12.6 rule 4: packages of September 2026 have their price there");
        reasons.put("warning 6\\.2-9 .*/does: .*", "decision 35: Descriptors of September 2026 call the sentence does");
        reasons.put("error 6\\.2-9 .*/(inputs|outputs): .*", "its jobs are written without inputs and outputs");
        reasons.put("warning 6\\.2-26 .*#/shape: .*", "6.12: Descriptors of September 2026 have it");
        reasons.put("error 13\\.9-1 agent-repo\\.json.*", "it sums up the errors above");
        reasons.put("cannot_check agentdoc\\.json: its bytes.*", "decision 16: another generator made it");
        return reasons;
    }

    @TestFactory
    Stream<DynamicTest> every_finding_is_explained() {
        return Stream.of("linkedin-skills", "site-reader", "yt-dlp")
                .map(name -> DynamicTest.dynamicTest(name, () -> explained(name)));
    }

    private static void explained(String name) throws IOException {
        Path repository = Corpus.at("family/packages/" + name);
        boolean isRepository = Files.exists(repository.resolve("agent-repo.json"));
        Checkup checkup = isRepository
                ? RepositoryRules.check(Cases.files(repository), Optional.empty())
                : PackageRules.check(Cases.files(repository.resolve("package")));
        StringBuilder text = new StringBuilder();
        for (Finding finding : checkup.findings()) {
            line(finding.level() + " " + finding.rule() + " " + finding.place() + ": " + finding.message(), text);
        }
        checkup.cannotCheck().forEach(why -> line("cannot_check " + why, text));
        assertFalse(text.toString().contains("UNEXPLAINED"), text::toString);
        Path approved = APPROVED.resolve(name + ".txt");
        if (Boolean.getBoolean("approve")) {
            Files.createDirectories(APPROVED);
            Files.writeString(approved, text);
        }
        assertEquals(Files.exists(approved) ? Files.readString(approved) : "nothing approved yet", text.toString());
    }

    private static void line(String found, StringBuilder into) {
        List<String> fits = REASONS.entrySet().stream()
                .filter(reason -> found.matches(reason.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        into.append(found)
                .append("\n    ")
                .append(fits.isEmpty() ? "UNEXPLAINED" : fits.getFirst())
                .append('\n');
    }
}
