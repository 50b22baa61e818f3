package io.agentdoc.assembler.repository;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The generated views, in the form of those that are published. */
@Clause("12.5-2")
class ViewsTest {
    @TempDir
    Path folder;

    @Test
    void theyProjectTheTwoAuthoredFiles() {
        List<Views.View> views =
                Views.of(Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).opened());
        assertAll(
                () -> assertEquals(
                        "# Where this agent stops\n\nIt does not value stamps.\nIt does not sell them.\n",
                        text(views, Views.NOT)),
                () -> assertEquals(
                        "- boxes seen — standing — at `boxes.csv`",
                        text(views, Views.RECORDS).lines().toList().get(5)),
                () -> assertEquals(
                        "| atlas | service | read | country names; credential `atlas-key`, spends per EUR,"
                                + " the caller's material is sent to it |",
                        text(views, Views.SYSTEMS).lines().toList().get(8)));
    }

    @Test
    void thePublishedViewsOfAPackageWithoutSystemsAreGivenByteForByte() {
        Path published = Corpus.at("family/packages/yt-dlp/package");
        for (Views.View view : Views.of(Draft.made(published).opened())) {
            Bytes bytes = Bytes.own(Corpus.bytes("family/packages/yt-dlp/package/" + Views.FOLDER + "/" + view.name()));
            assertEquals(bytes.display(), view.bytes().display());
        }
    }

    @Test
    void thePublishedTableOfAPackageWithSystemsIsGivenByteForByte() {
        String package_ = "family/packages/linkedin-skills/package/";
        String table =
                new String(Corpus.bytes(package_ + Views.FOLDER + "/SYSTEMS.later-version.md"), StandardCharsets.UTF_8);
        String install = new String(Corpus.bytes(package_ + "install.later-version.json"), StandardCharsets.UTF_8);
        String systems = table.lines()
                .filter(line -> line.startsWith("| ") && line.contains("API key"))
                .map(line -> line.split(" \\| |\\| ", -1))
                .map(cells -> "{ \"name\": \"%s\", \"access\": \"%s\", \"needs\": \"%s\", \"leaves\": true }"
                        .formatted(cells[1], cells[3], cells[4].replaceFirst(";.*", "")))
                .reduce("", (all, one) -> all.isEmpty() ? one : all + ", " + one);
        Draft.lay(folder, "{ \"format\": \"agent-descriptor-v1\", \"systems\": [" + systems + "] }");
        Draft.write(folder.resolve("install.json"), install);
        assertEquals(table, text(Views.of(Draft.made(folder).opened()), Views.SYSTEMS));
    }

    @Test
    void whereThereIsNoSystemTheTableMayBeMissing() {
        Draft.lay(folder, Draft.DESCRIPTOR.replaceFirst("\"systems\": \\[[^\\]]*]", "\"systems\": []"));
        Views.View systems = Views.of(Draft.made(folder).opened()).getLast();
        assertEquals(new Comparison.Same(), ViewComparison.of(systems, Optional.empty()));
    }

    @Test
    void aStrangersTextStaysInItsLineAndItsCell() {
        Draft.lay(folder, Draft.DESCRIPTOR.replace("country names", "a | b\\n# c"));
        assertEquals(
                "| atlas | service | read | a \\| b # c; credential `atlas-key`, spends per EUR,"
                        + " the caller's material is sent to it |",
                text(Views.of(Draft.made(folder).opened()), Views.SYSTEMS)
                        .lines()
                        .toList()
                        .get(8));
    }

    @Test
    void oneEditedByteIsDriftAndAnotherTemplateIsSaidToBeOne() {
        Views.View view = Views.of(
                        Draft.made(Draft.lay(folder, Draft.DESCRIPTOR)).opened())
                .getFirst();
        assertAll(
                () -> assertEquals(new Comparison.Absent(), ViewComparison.of(view, Optional.empty())),
                () -> assertInstanceOf(
                        Comparison.Drifted.class,
                        ViewComparison.of(
                                view, Optional.of(Bytes.utf8(view.bytes().display() + " ")))),
                () -> assertEquals(
                        new Comparison.OthersWork("# No", List.of()),
                        ViewComparison.of(view, Optional.of(Bytes.utf8("# No\r\n")))));
    }

    private static String text(List<Views.View> views, String name) {
        return views.stream()
                .filter(view -> view.name().equals(name))
                .findFirst()
                .orElseThrow()
                .bytes()
                .display();
    }
}
