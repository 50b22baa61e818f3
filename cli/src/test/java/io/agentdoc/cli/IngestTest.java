package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.renderer.site.DirectorySite;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a directory takes in and what it turns away. */
class IngestTest {
    private static final Path SOURCES = Project.root().resolve("examples/directory/sources");
    private static final String LEDGER = "UCWYXS2QDJPNVHDWIRK2TJYEF63IFXJCTIPSNBTMBI5ZCWBQYTGE24PR";
    private static final String LAB = "UA3GJ3Z3VB4I4ZZ2RLPE3GOIHNH67RM5XFAHLK5U4U5PPCWYNYRIFRGJ";
    private static final String OTHER = "UCICRBPQA2FEI75MBQF7UOSRWQNTGSQWVOBRVC7J4PVSKXUXRXGNTM3T";

    @TempDir
    Path folder;

    private String built(String yaml) throws IOException {
        Files.writeString(folder.resolve("agentdoc.yaml"), yaml);
        Ran ran = Ran.in(
                folder,
                "build",
                "--offline",
                "--at",
                "2026-10-05T12:00:00Z",
                "--report",
                "report.json",
                "--progress=none");
        assertTrue(ran.status() <= 1, ran.err());
        return Files.readString(folder.resolve("report.json"));
    }

    private String ledger(String visibility, String operated) throws IOException {
        String registration = Files.readString(SOURCES.resolve("private-ledger/registration.json"));
        Files.writeString(
                folder.resolve("registration.json"),
                registration.replace("\"visibility\": \"private\"", "\"visibility\": \"" + visibility + "\""));
        return built("""
                assembler: { id: "https://directory.example", operator_of: [ %s ] }
                agents:
                  - id: ledger
                    sources:
                      - { id: r, kind: agent-manifest, file: registration.json, url: "https://agora.example/l", fetched_at: 2026-10-01T09:00:00Z }
                """.formatted(operated));
    }

    private boolean isPublished() {
        return Files.exists(folder.resolve("site/agents/ledger.json"));
    }

    @Test
    @Clause(value = "4.2-3", by = DirectorySite.class)
    void what_is_private_or_an_organizations_own_is_published_by_its_own_operator_alone() throws IOException {
        for (String visibility : new String[] {"private", "organization"}) {
            String report = ledger(visibility, "");
            assertTrue(report.contains("its visibility is " + visibility + ", not public"), report);
            assertFalse(isPublished(), visibility);
            assertFalse(Files.readString(folder.resolve("site/agents.jsonl")).contains("Private Ledger"));
        }
        ledger("private", LEDGER);
        assertTrue(isPublished());
        ledger("private", "");
        assertFalse(isPublished(), "and it is gone where its operator builds no more");
        ledger("public", "");
        assertTrue(isPublished());
    }

    private String evaluated(String by) throws IOException {
        Files.copy(
                SOURCES.resolve("leak-finder/descriptor.json"),
                folder.resolve("descriptor.json"),
                java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        String record = Files.readString(SOURCES.resolve("leak-finder/evaluation-july.json"));
        assertTrue(record.contains("\n  \"by\": \"" + LAB + "\""), record);
        Files.writeString(
                folder.resolve("eval.json"),
                record.replace("\n  \"by\": \"" + LAB + "\"", "\n  \"by\": \"" + by + "\""));
        built("""
                assembler: { id: "https://directory.example" }
                trust: { evaluators: [ %s, %s ] }
                agents:
                  - id: leak-finder
                    sources:
                      - { id: descriptor, kind: agent-descriptor, file: descriptor.json, url: "https://millrace.example/d.json", fetched_at: 2026-10-01T09:00:00Z }
                      - { id: eval, kind: eval-record, file: eval.json, url: "https://assay-lab.example/e.json", fetched_at: 2026-10-01T09:00:00Z }
                """.formatted(LAB, OTHER));
        return Files.readString(folder.resolve("site/agents/leak-finder.json"));
    }

    @Test
    @Clause(value = "8.4-6", by = DirectorySite.class)
    void a_verdict_that_another_key_signed_than_it_names_is_turned_away_with_the_reason() throws IOException {
        assertTrue(evaluated(LAB).contains("\"evaluations\""));
        String refused = evaluated(OTHER);
        assertFalse(refused.contains("\"evaluations\""), refused);
        assertTrue(refused.contains("\"signature\": \"failed\""), refused);
        assertEquals(1, refused.split("\"signature_note\"", -1).length - 1, refused);
    }
}
