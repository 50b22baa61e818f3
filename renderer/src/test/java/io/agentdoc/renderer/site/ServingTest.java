package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import io.agentdoc.templates.words.Words;
import io.agentdoc.testing.Attack;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServingTest {
    private static final Instant FIRST = Instant.parse("2026-10-01T09:00:00Z");
    private static final Instant LATER = Instant.parse("2026-10-08T09:00:00Z");

    @TempDir
    private Path folder;

    private Path out() {
        return folder.resolve("site");
    }

    private Path history() {
        return folder.resolve("history");
    }

    private SiteSettings settings(Serving serving) {
        return new SiteSettings(Words.english(), "Example directory", Optional.empty(), serving);
    }

    private Serving remembering() {
        return new Serving(Optional.empty(), Optional.empty(), Optional.of(history()));
    }

    private static Bytes document(String id) {
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"" + id + "\",\"name\":\"" + id
                + "\"},\"assembled_at\":\"2026-08-29T18:04:00Z\",\"assembled_by\":\"x\",\"sources\":[],"
                + "\"sections\":{},\"not_stated\":[\"identity\"],\"signatures\":[]}");
    }

    private static DescriptorCopy descriptor(String subject, String version, String words) {
        Bytes bytes = Bytes.utf8("{ \"subject\": {\"id\":\"" + subject + "\"},  \"does\": \"" + words + "\" }");
        return new DescriptorCopy(subject, bytes, Optional.of(version), "verified");
    }

    private List<Remark> build(Serving serving, Instant at, DescriptorCopy... copies) {
        try (DirectorySite site = Site.directory(out(), settings(serving), List.of("alpha", "beta"))) {
            site.agent("alpha", document("alpha"));
            List<Remark> refused = site.descriptors("alpha", List.of(copies), at);
            site.finish();
            return refused;
        }
    }

    private Path version(DescriptorCopy copy) {
        return out().resolve("descriptors/alpha/sha256-" + copy.digest().hex() + ".json");
    }

    private Node index() throws IOException {
        Bytes bytes = Bytes.own(Files.readAllBytes(out().resolve("descriptors/alpha/index.json")));
        return new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(var tree)
                ? Node.root(tree)
                : Node.root(io.agentdoc.document.json.JsonObject.empty());
    }

    private List<String> versions() throws IOException {
        return index().member("versions").orElseThrow().elements().stream()
                .map(version -> version.text("agent_version").orElse("-"))
                .toList();
    }

    @Test
    @Clause(value = "6.7-3", by = Shelf.class)
    @Clause(value = "6.7-4", by = Shelf.class)
    void after_three_versions_all_three_digests_give_the_bytes_that_were_served() throws IOException {
        List<DescriptorCopy> served = List.of(
                descriptor("alpha", "1", "reads"),
                descriptor("alpha", "2", "reads more"),
                descriptor("alpha", "3", "x"));
        for (DescriptorCopy copy : served) {
            build(Serving.nothing(), FIRST, copy);
        }
        for (DescriptorCopy copy : served) {
            assertEquals(copy.digest(), Digest.of(Bytes.own(Files.readAllBytes(version(copy)))));
        }
        assertEquals(Optional.of(served.getLast().digest().toString()), index().text("current"));
        assertEquals(List.of("1", "2", "3"), versions());
    }

    @Test
    @Clause(value = "6.7-4", by = Shelf.class)
    void a_build_that_would_drop_a_version_fails_and_says_how_to_mend_it() throws IOException {
        DescriptorCopy first = descriptor("alpha", "1", "reads");
        build(Serving.nothing(), FIRST, first);
        Files.delete(version(first));
        OutputFault fault =
                assertThrows(OutputFault.class, () -> build(Serving.nothing(), LATER, descriptor("alpha", "2", "y")));
        assertTrue(String.valueOf(fault.getMessage()).contains("restore the folder of site.history"));
    }

    @Test
    @Clause(value = "6.7-4", by = Shelf.class)
    void a_version_whose_file_was_altered_counts_as_gone() throws IOException {
        DescriptorCopy first = descriptor("alpha", "1", "reads");
        build(Serving.nothing(), FIRST, first);
        Files.writeString(version(first), "{}");
        assertThrows(OutputFault.class, () -> build(Serving.nothing(), LATER, descriptor("alpha", "2", "y")));
    }

    @Test
    @Clause(value = "6.7-3", by = History.class)
    void with_the_history_restored_a_clean_machine_serves_every_version() throws IOException {
        DescriptorCopy first = descriptor("alpha", "1", "reads");
        build(remembering(), FIRST, first);
        Files.move(out(), folder.resolve("lost"));
        build(remembering(), LATER, descriptor("alpha", "2", "reads more"));
        assertTrue(Files.exists(version(first)));
        assertEquals(List.of("1", "2"), versions());
    }

    @Test
    @Clause(value = "6.7-4", by = DirectorySite.class)
    void an_entry_that_is_withheld_keeps_the_versions_that_were_served() throws IOException {
        DescriptorCopy first = descriptor("alpha", "1", "reads");
        build(Serving.nothing(), FIRST, first);
        DirectorySite site = Site.directory(out(), settings(Serving.nothing()), List.of("alpha", "beta"));
        site.finish();
        assertTrue(Files.exists(version(first)));
        assertFalse(Files.exists(out().resolve("agents/alpha.json")));
    }

    @Test
    @Clause(value = "12.7-8", by = DirectorySite.class)
    void an_agent_that_was_removed_keeps_the_history_of_its_descriptor() throws IOException {
        DescriptorCopy first = descriptor("alpha", "1", "reads");
        DescriptorCopy last = descriptor("alpha", "2", "reads more");
        build(Serving.nothing(), FIRST, first);
        build(Serving.nothing(), LATER, last);
        assertEquals(List.of(), build(Serving.nothing(), LATER));
        assertBothStand(first, last);
        Site.directory(out(), settings(Serving.nothing()), List.of("alpha", "beta"))
                .finish();
        assertFalse(Files.exists(out().resolve("agents/alpha.json")));
        assertBothStand(first, last);
    }

    private void assertBothStand(DescriptorCopy first, DescriptorCopy last) throws IOException {
        assertEquals(List.of("1", "2"), versions());
        for (DescriptorCopy copy : List.of(first, last)) {
            assertEquals(copy.digest(), Digest.of(Bytes.own(Files.readAllBytes(version(copy)))));
        }
    }

    @Test
    @Clause(value = "6.2-5", by = Shelf.class)
    void the_subject_of_an_entry_s_descriptors_never_changes() throws IOException {
        build(Serving.nothing(), FIRST, descriptor("alpha", "1", "reads"));
        DescriptorCopy others = descriptor("somebody else", "2", "reads");
        List<Remark> refused = build(Serving.nothing(), LATER, others);
        assertTrue(refused.getFirst().sentence().contains("never changes"));
        assertFalse(Files.exists(version(others)));
        assertEquals(List.of("1"), versions());
    }

    @Test
    @Clause(value = "6.2-37", by = ShelfIndex.class)
    void versions_are_listed_as_they_came_whatever_they_are_called() throws IOException {
        build(Serving.nothing(), FIRST, descriptor("alpha", "blue", "reads"));
        build(Serving.nothing(), LATER, descriptor("alpha", "2026-a", "reads on"));
        assertEquals(List.of("blue", "2026-a"), versions());
        assertEquals(Optional.of("as first served"), index().text("order"));
    }

    @Test
    @Clause(value = "6.5-4", by = ShelfIndex.class)
    void two_spellings_of_one_version_both_stand_by_their_digests() throws IOException {
        DescriptorCopy one = descriptor("alpha", "1", "reads");
        DescriptorCopy other = descriptor("alpha", "1", "reads on");
        build(Serving.nothing(), FIRST, one);
        build(Serving.nothing(), LATER, other);
        assertEquals(List.of("1", "1"), versions());
        assertTrue(Files.exists(version(one)) && Files.exists(version(other)));
    }

    @Test
    @Clause(value = "6.7-1", by = WellKnownSite.class)
    void a_host_serves_its_descriptor_at_the_well_known_path_byte_for_byte() throws IOException {
        WellKnownSite site = Site.wellKnown(out(), settings(Serving.nothing()));
        DescriptorCopy copy = descriptor("alpha", "1", "reads");
        site.agent(document("alpha"));
        site.descriptors(List.of(copy), FIRST);
        site.finish();
        assertEquals(copy.bytes(), Bytes.own(Files.readAllBytes(out().resolve(".well-known/agent-descriptor.json"))));
        assertTrue(Files.exists(out().resolve(
                        ".well-known/agent-descriptors/sha256-" + copy.digest().hex() + ".json")));
    }

    @Test
    void a_second_build_of_the_same_writes_nothing() {
        DescriptorCopy copy = descriptor("alpha", "1", "reads");
        build(remembering(), FIRST, copy);
        DirectorySite site = Site.directory(out(), settings(remembering()), List.of("alpha", "beta"));
        site.agent("alpha", document("alpha"));
        site.descriptors("alpha", List.of(copy), LATER);
        assertEquals(0, site.finish().written());
    }

    @Test
    void the_owner_s_own_files_are_published_as_they_are_and_never_in_the_place_of_ours() throws IOException {
        Path own = Files.createDirectories(folder.resolve("static/.well-known"));
        Files.writeString(own.resolve("agent-card.json"), "{ \"name\": \"Mine\" }");
        Serving serving = new Serving(Optional.empty(), Optional.of(folder.resolve("static")), Optional.empty());
        build(serving, FIRST);
        assertEquals("{ \"name\": \"Mine\" }", Files.readString(out().resolve(".well-known/agent-card.json")));
        Files.writeString(folder.resolve("static/index.html"), "mine");
        OutputFault fault = assertThrows(OutputFault.class, () -> build(serving, FIRST));
        assertTrue(String.valueOf(fault.getMessage()).contains("in the place of index.html"));
        Files.delete(folder.resolve("static/index.html"));
        Files.delete(own.resolve("agent-card.json"));
        build(serving, FIRST);
        assertFalse(Files.exists(out().resolve(".well-known/agent-card.json")), "what is taken out is taken away");
    }

    @Test
    @Attack(15)
    void a_version_that_comes_back_and_one_number_on_two_documents_are_reported() {
        DescriptorCopy one = descriptor("alpha", "1", "reads");
        DescriptorCopy two = descriptor("alpha", "2", "writes");
        assertEquals(List.of(), build(Serving.nothing(), FIRST, one));
        assertEquals(List.of(), build(Serving.nothing(), LATER, two));
        assertEquals(List.of(), build(Serving.nothing(), LATER, two));
        assertEquals(
                List.of(new Remark(
                        "6.2-37",
                        "the Descriptor served now is " + one.digest() + ", which " + two.digest()
                                + " had taken the place of: it is older than the last one seen")),
                build(Serving.nothing(), LATER, one));
        DescriptorCopy again = descriptor("alpha", "2", "writes more");
        assertEquals(
                List.of(new Remark(
                        "6.5-4",
                        "two Descriptors have the same agent_version: " + two.digest() + " and " + again.digest())),
                build(Serving.nothing(), LATER, again));
    }

    @Test
    void a_link_among_the_owner_s_files_is_refused() throws IOException {
        Path own = Files.createDirectories(folder.resolve("static"));
        Files.createSymbolicLink(own.resolve("link"), out());
        Serving serving = new Serving(Optional.empty(), Optional.of(own), Optional.empty());
        assertThrows(OutputFault.class, () -> build(serving, FIRST));
    }

    @Test
    void the_assembler_tells_its_keys_and_those_it_no_longer_uses() throws IOException {
        build(
                new Serving(
                        Optional.of(new Assembler("me", List.of("UOLD"), FIRST)), Optional.empty(), Optional.empty()),
                FIRST);
        build(
                new Serving(
                        Optional.of(new Assembler("me", List.of("UNEW"), LATER)), Optional.empty(), Optional.empty()),
                LATER);
        String notice = Files.readString(out().resolve(".well-known/agentdoc-assembler.json"));
        assertTrue(
                notice.contains(String.join(
                        ",\n      ",
                        "\"key\": \"UOLD\"",
                        "\"since\": \"2026-10-01T09:00:00Z\"",
                        "\"until\": \"2026-10-08T09:00:00Z\"")),
                notice);
        assertTrue(notice.contains("\"key\": \"UNEW\",\n      \"since\": \"2026-10-08T09:00:00Z\"\n"), notice);
    }

    @Test
    void without_leave_to_write_nothing_is_remembered() throws IOException {
        DirectorySite site = Site.directory(
                out(), settings(remembering()), List.of("alpha"), Optional.of((name, standing, wanted) -> {}));
        site.agent("alpha", document("alpha"));
        site.descriptors("alpha", List.of(descriptor("alpha", "1", "reads")), FIRST);
        site.finish();
        assertFalse(Files.exists(history()));
        assertFalse(Files.exists(out()));
    }
}
