package io.agentdoc.renderer.site;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.SPARSE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build listed, as the next one reads it. */
class ManifestTest {
    private static final int MANY = 60_000;
    private static final String LONG =
            " has a line of more than 1048576 bytes, longer than any build leaves there; look at it and take it away";

    @TempDir
    Path out;

    @Test
    @Promise(Promised.ALL_OR_NOTHING)
    void what_many_agents_no_longer_have_is_taken_away() throws IOException {
        Set<String> many = new TreeSet<>();
        IntStream.range(0, MANY).forEach(i -> many.add("agents/agent-" + i + "/index.html"));
        many.add("agents/gone.json");
        assertEquals(many, Manifest.read(Optional.of(Manifest.of(many))));
        Files.createDirectories(out.resolve("agents"));
        Files.writeString(out.resolve("agents/gone.json"), "{}");
        Files.writeString(out.resolve("agents/not-ours.json"), "{}");
        Files.write(out.resolve(Manifest.NAME), Manifest.of(many).toArray());
        site().finish();
        assertFalse(Files.exists(out.resolve("agents/gone.json")));
        assertTrue(Files.exists(out.resolve("agents/not-ours.json")));
    }

    @Test
    void a_list_or_a_journal_that_no_build_leaves_is_named() throws IOException {
        huge(out.resolve(Manifest.NAME));
        assertEquals(out.resolve(Manifest.NAME) + LONG, fault());
        Files.delete(out.resolve(Manifest.NAME));
        Files.delete(out.resolve(Turn.NAME));
        huge(out.resolve(Turn.NAME));
        assertEquals(out.resolve(Turn.NAME) + LONG, fault());
    }

    @Test
    void another_spelling_of_a_name_takes_nothing_away() throws IOException {
        List<String> others = List.of(".nojekyll/", "assets//agentdoc.css", "by//index.html", "by/./index.html");
        Files.write(out.resolve(Manifest.NAME), Manifest.of(others).toArray());
        assertEquals(List.of(), site().finish().removed());
        assertTrue(Files.exists(out.resolve(".nojekyll")));
        assertTrue(Files.exists(out.resolve("by/index.html")));
    }

    @Test
    void a_name_of_any_signs_is_read_as_one_line() {
        Set<String> names =
                new TreeSet<>(Set.of("a\u2028b", "c\u0085", "d\r\ne", "f\"", "g\\", "h\",", "\ud83d\ude00"));
        Set<String> read = new TreeSet<>();
        assertTrue(ManifestText.isForm(Optional.of(Manifest.of(names).stream())));
        ManifestText.read(Optional.of(Manifest.of(names).stream()), read::add);
        assertEquals(names, read);
    }

    @Test
    void a_directory_that_its_host_refuses_leaves_no_folder_behind() throws IOException {
        var serving = new Serving(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Host.CLOUDFLARE_PAGES);
        var settings = new SiteSettings(Words.english(), "Example", Optional.empty(), serving);
        Path site = out.resolve("site");
        List<String> ids = IntStream.range(0, MANY).mapToObj(i -> "agent-" + i).toList();
        assertThrows(OutputFault.class, () -> Site.directory(site, settings, ids));
        try (var left = Files.list(out)) {
            assertEquals(List.of(), left.toList());
        }
    }

    private String fault() {
        try (DirectorySite site = site()) {
            return "" + assertThrows(OutputFault.class, site::finish).getMessage();
        }
    }

    private DirectorySite site() {
        return Site.directory(out, new SiteSettings(Words.english(), "Example", Optional.empty()), List.of());
    }

    /** Three gigabytes that take no room on the disk. */
    private static void huge(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, Set.of(WRITE, CREATE_NEW, SPARSE))) {
            channel.write(ByteBuffer.wrap(new byte[1]), 3L << 30);
        }
    }
}
