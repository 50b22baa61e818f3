package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Promise;
import io.agentdoc.testing.Promised;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build that was stopped, and the one that goes on with it. */
@Promise(Promised.ALL_OR_NOTHING)
@Attack({13, 25})
class TurnTest {
    private static final Instant FIRST = Instant.parse("2026-10-01T09:00:00Z");
    private static final Instant LATER = FIRST.plus(Duration.ofHours(3));

    @TempDir
    Path folder;

    private Path out() {
        return folder.resolve("site");
    }

    private Path journal() {
        return out().resolve(".agentdoc-journal");
    }

    private DirectorySite site(String... ids) {
        Serving serving = new Serving(
                Optional.of(new Assembler("me", List.of(), FIRST)),
                Optional.empty(),
                Optional.of(folder.resolve("history")));
        return Site.directory(
                out(),
                new SiteSettings(Words.english(), "Example", Optional.of("https://directory.example"), serving),
                List.of(ids));
    }

    private static Bytes document(String id) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"" + id + "\",\"name\":\"Agent " + id
                + "\"},\"assembled_at\":\"2026-08-29T18:04:00Z\",\"assembled_by\":\"x\",\"sources\":[],"
                + "\"sections\":{},\"not_stated\":[\"identity\"],\"signatures\":[]}");
    }

    private static DescriptorCopy descriptor(String words) {
        Bytes bytes = Bytes.utf8("{ \"does\": \"" + words + "\" }");
        return new DescriptorCopy("UA", bytes, Optional.of(words), "verified");
    }

    /** One that wrote an agent and ended without an end. */
    private void stopped(String... ids) {
        try (DirectorySite site = site(ids)) {
            site.begin(FIRST);
            List.of(ids).forEach(id -> site.agent(id, document(id)));
            site.settle();
        }
    }

    private void whole(String... ids) {
        try (DirectorySite site = site(ids)) {
            site.begin(LATER);
            List.of(ids).forEach(id -> site.agent(id, document(id)));
            site.finish();
        }
    }

    private Map<String, String> tree() throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (var walk = Files.walk(out())) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                files.put(out().relativize(file).toString(), Files.readString(file));
            }
        }
        return files;
    }

    @Test
    void a_second_build_on_one_output_is_told_that_another_is_at_it() throws IOException {
        try (DirectorySite one = site("a");
                DirectorySite two = site("a")) {
            one.begin(FIRST);
            OutputFault fault = assertThrows(OutputFault.class, () -> two.begin(FIRST));
            assertEquals(
                    "another build is writing into " + out()
                            + ": wait until it has ended, or name another output with -o",
                    fault.getMessage());
            assertThrows(OutputFault.class, () -> two.agent("a", document("a")));
            one.agent("a", document("a"));
            one.finish();
            assertEquals(Optional.empty(), two.begin(FIRST));
        }
    }

    @Test
    void a_build_that_ended_leaves_nothing_to_go_on_with() throws IOException {
        whole("a");
        assertFalse(Files.exists(journal()));
        try (DirectorySite site = site("a")) {
            assertEquals(Optional.empty(), site.begin(LATER));
        }
    }

    @Test
    void a_build_that_was_stopped_is_gone_on_with_since_it_began_for_a_day() {
        stopped("a");
        try (DirectorySite site = site("a")) {
            assertEquals(Optional.of(FIRST), site.begin(LATER));
        }
        try (DirectorySite site = site("a")) {
            assertEquals(Optional.of(FIRST), site.begin(LATER));
        }
        Instant nextDay = FIRST.plus(Duration.ofDays(1));
        try (DirectorySite site = site("a")) {
            assertEquals(Optional.of(nextDay), site.begin(nextDay));
        }
    }

    @Test
    void what_was_written_and_not_settled_is_not_seen_and_leaves_nothing() throws IOException {
        try (DirectorySite site = site("a")) {
            site.begin(FIRST);
            site.agent("a", document("a"));
            assertFalse(Files.exists(out().resolve("agents/a.json")));
        }
        assertEquals(List.of(".agentdoc-journal"), tree().keySet().stream().toList());
    }

    @Test
    void unfinished_files_of_a_killed_build_are_swept_and_what_only_looks_like_one_stays() throws IOException {
        stopped("a");
        Path torn = out().resolve("agents/a/.index.html.agentdoc-tmp");
        Files.writeString(torn, "<ht");
        Path foreign = out().resolve("kept.agentdoc-tmp");
        Files.writeString(foreign, "mine");
        try (DirectorySite site = site("a")) {
            site.begin(LATER);
        }
        assertFalse(Files.exists(torn));
        assertTrue(Files.exists(foreign));
    }

    @Test
    void what_a_stopped_build_put_there_and_the_next_does_not_produce_is_taken_away() throws IOException {
        whole("b");
        Map<String, String> clean = tree();
        stopped("a", "b");
        assertTrue(Files.exists(out().resolve("agents/a.json")));
        whole("b");
        assertEquals(clean, tree());
    }

    @Test
    void a_journal_whose_last_line_is_torn_is_read_to_there_and_goes_on() throws IOException {
        stopped("a");
        Files.writeString(journal(), "{\"moves\":\"agents/tor", StandardOpenOption.APPEND);
        try (DirectorySite site = site("c")) {
            assertEquals(Optional.of(FIRST), site.begin(LATER));
            site.agent("c", document("c"));
            site.settle();
        }
        whole("b");
        assertFalse(Files.exists(out().resolve("agents/a.json")));
        assertFalse(Files.exists(out().resolve("agents/c.json")));
    }

    @Test
    void a_journal_that_names_files_outside_the_output_takes_none_away() throws IOException {
        Files.createDirectories(out());
        Path victim = Files.writeString(folder.resolve("victim.txt"), "mine");
        Files.writeString(journal(), "{\"moves\":\"../victim.txt\"}\n{\"moves\":\"" + victim + "\"}\n");
        whole("a");
        assertTrue(Files.exists(victim));
    }

    @Test
    void a_journal_that_is_a_link_is_refused_and_not_followed() throws IOException {
        Files.createDirectories(out());
        Path victim = Files.writeString(folder.resolve("victim.txt"), "mine");
        Files.createSymbolicLink(journal(), victim);
        try (DirectorySite site = site("a")) {
            assertThrows(OutputFault.class, () -> site.begin(FIRST));
        }
        assertEquals("mine", Files.readString(victim));
    }

    @Test
    void news_of_a_replaced_descriptor_outlasts_a_stop() throws IOException {
        served("one", true);
        served("two", false);
        served("three", false);
        served("three", true);
        String feed = Files.readString(out().resolve("feed.atom"));
        assertTrue(feed.contains("descriptor-replaced"), feed);
        assertTrue(feed.contains(descriptor("one").digest().toString()), feed);
        assertTrue(feed.contains(descriptor("three").digest().toString()), feed);
    }

    private void served(String version, boolean toItsEnd) {
        try (DirectorySite site = site("a")) {
            site.begin(LATER);
            site.agent("a", document("a"));
            assertEquals(List.of(), site.descriptors("a", List.of(descriptor(version)), LATER));
            if (toItsEnd) {
                site.finish();
            } else {
                site.settle();
            }
        }
    }

    @Test
    void a_name_that_no_file_can_have_is_listed_by_nobody() throws IOException {
        Files.createDirectories(out());
        Files.writeString(journal(), "{\"moves\":\"a\\u0000b\"}\n{\"moves\":\"c\"}\n");
        try (Turn turn = Turn.begin(journal(), FIRST)) {
            List<String> moved = new ArrayList<>();
            turn.read(new TurnLines.Reader() {
                @Override
                public void moves(String name) {
                    moved.add(name);
                }
            });
            assertEquals(List.of("c"), moved);
        }
        String manifest = "{\"format\":\"agentdoc-manifest-v1\",\"files\":[\"a\\u0000b\",\"c\"]}";
        assertEquals(Set.of("c"), Manifest.read(Optional.of(Bytes.utf8(manifest))));
    }
}
