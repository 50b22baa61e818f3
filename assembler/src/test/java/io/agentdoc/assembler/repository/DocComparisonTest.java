package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.check.Finding;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A published document against the one that its package gives. */
@Clause("13.4-5")
class DocComparisonTest {
    @TempDir
    Path folder;

    @Test
    void theSameBytesAreTheSame() {
        Bytes fresh = made(Draft.DESCRIPTOR).bytes();
        assertEquals(new Comparison.Same(), compare(fresh));
    }

    @Test
    void noFileIsAbsentAndNeverAPass() {
        assertEquals(
                new Comparison.Absent(),
                new DocComparison(made(Draft.DESCRIPTOR), "agentdoc.json", "package/").with(Optional.empty()));
    }

    @Test
    void aChangeOfTheDraftIsShownWithTheMemberOfTheSourceThatChanged() {
        Bytes published = made(Draft.DESCRIPTOR).bytes();
        made(Draft.DESCRIPTOR.replace("by country", "by country and year"));
        Comparison.Drifted drifted = assertInstanceOf(Comparison.Drifted.class, compare(published));
        assertAll(
                () -> assertEquals(
                        List.of(
                                "sources[descriptor].digest",
                                "sources[package].digest",
                                "sells.offerings[sort.stamps].does"),
                        drifted.changes().stream().map(Change::member).toList()),
                () -> assertEquals(
                        Optional.of("package/descriptor.json#/offerings/0/description, line 9"),
                        drifted.changes().getLast().place()),
                () -> assertTrue(
                        drifted.diff().contains("-          \"does\": \"Sorts a box of stamps by country.\",\n")),
                () -> assertTrue(drifted.diff()
                        .contains("+          \"does\": \"Sorts a box of stamps by country and year.\",\n")),
                () -> assertEquals(Optional.empty(), drifted.cause()));
    }

    @Test
    void oneChangedWordAndReorderedMembersAreDrift() {
        String fresh = made(Draft.DESCRIPTOR).bytes().display();
        assertAll(
                () -> assertInstanceOf(
                        Comparison.Drifted.class, compare(Bytes.utf8(fresh.replace("by country", "by colour")))),
                () -> assertInstanceOf(
                        Comparison.Drifted.class,
                        compare(Bytes.utf8(fresh.replace(
                                "    \"name\": \"stamp-sorter\",\n    \"version\": \"0.1.0\"",
                                "    \"version\": \"0.1.0\",\n    \"name\": \"stamp-sorter\"")))),
                () -> assertInstanceOf(Comparison.Drifted.class, compare(Bytes.utf8(fresh.stripTrailing()))),
                () -> assertInstanceOf(Comparison.Drifted.class, compare(Bytes.utf8("{"))));
    }

    @Test
    void aConvertedCheckoutIsNamedAsTheCause() {
        String fresh = made(Draft.DESCRIPTOR).bytes().display();
        Comparison.Drifted drifted =
                assertInstanceOf(Comparison.Drifted.class, compare(Bytes.utf8(fresh.replace("\n", "\r\n"))));
        assertTrue(drifted.cause().orElse("").contains("line endings"), drifted::toString);
    }

    @Test
    void anotherGeneratorsFileIsHeldAgainstThePackage() {
        String others = made(Draft.DESCRIPTOR).bytes().display().replace(PackageAssembler.FORMAT, "another tool");
        assertEquals(new Comparison.OthersWork("another tool", List.of()), compare(Bytes.utf8(others)));
    }

    @Test
    @Clause("13.4-6")
    void whatAnotherGeneratorMadeUpIsFound() {
        String others = made(Draft.DESCRIPTOR).bytes().display().replace(PackageAssembler.FORMAT, "another tool");
        assertAll(
                () -> assertEquals(
                        List.of("13.4-2 agentdoc.json#/sections/sells/offerings/0/does"),
                        found(others.replace("by country", "by value"))),
                () -> assertEquals(
                        List.of("13.4-2 agentdoc.json#/sources"),
                        found(others.replaceFirst("sha256:[0-9a-f]{8}", "sha256:00000000"))),
                () -> assertEquals(
                        List.of("13.4-1 agentdoc.json#/package"),
                        found(others.replaceFirst("\"version\": \"0.1.0\"", "\"version\": \"0.2.0\""))),
                () -> assertEquals(
                        List.of("13.4-6 agentdoc.json#/subject", "13.4-4 agentdoc.json#/assembled_at"),
                        found(others.replace(
                                "  \"package\": {\n    \"name\": \"stamp-sorter\",\n    \"version\": \"0.1.0\"\n  },",
                                "  \"subject\": { \"id\": \"U1\" },\n  \"assembled_at\": \"2026-01-01T00:00:00Z\","))));
    }

    private List<String> found(String published) {
        return assertInstanceOf(Comparison.OthersWork.class, compare(Bytes.utf8(published))).findings().stream()
                .map(DocComparisonTest::line)
                .toList();
    }

    private static String line(Finding finding) {
        return finding.rule() + " " + finding.place();
    }

    private Comparison compare(Bytes published) {
        return new DocComparison(Draft.made(folder), "agentdoc.json", "package/").with(Optional.of(published));
    }

    private PackageDoc.Made made(String descriptor) {
        return Draft.made(Draft.lay(folder, descriptor));
    }
}
