package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.templates.words.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A directory of a thousand agents of which ten changed. */
class ThousandAgentsTest {
    private static final Instant AT = Instant.parse("2026-10-05T12:00:00Z");
    private static final List<String> IDS = IntStream.range(0, 1000)
            .mapToObj(i -> "%c%03d".formatted((char) ('a' + i % 20), i))
            .toList();

    @TempDir
    Path folder;

    /** In the second build every hundredth agent says something else; of three one falls silent, of three one speaks. */
    private static Bytes document(int i, boolean second) {
        boolean changes = second && i % 100 == 0;
        int kind = i / 100 % 3;
        String does = changes && kind == 0 ? "Counts anew." : "Counts.";
        boolean speaks = kind == 1 ? !changes : kind == 2 && changes;
        return Bytes.utf8("{\"agentdoc\":\"v1\",\"subject\":{\"id\":\"https://" + IDS.get(i)
                + ".example/\"},\"assembled_at\":\"" + AT + "\",\"assembled_by\":\"x\",\"sources\":[{\"id\":\"d\","
                + "\"kind\":\"agent-descriptor\",\"url\":\"https://a.example/\",\"signature\":\"unsigned\"}],"
                + "\"sections\":{\"identity\":{\"from\":[\"d\"],\"name\":\"" + IDS.get(i) + "\",\"description\":\""
                + does
                + "\"" + (speaks ? ",\"operator\":\"Somebody\"" : "") + "}},\"not_stated\":["
                + (speaks ? "" : "\"identity.operator\"") + "],\"signatures\":[]}");
    }

    private void build(boolean second) {
        var serving = new Serving(
                Optional.of(new Assembler("me", List.of(), AT)), Optional.empty(), Optional.of(folder.resolve("h")));
        var settings = new SiteSettings(Words.english(), "Example", Optional.of("https://directory.example"), serving);
        DirectorySite site = Site.directory(folder.resolve("site"), settings, IDS);
        IntStream.range(0, IDS.size()).forEach(i -> site.agent(IDS.get(i), document(i, second)));
        site.finish();
    }

    private Map<String, Digest> digests() throws IOException {
        Path site = folder.resolve("site");
        Map<String, Digest> digests = new TreeMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                digests.put(
                        site.relativize(file).toString().replace('\\', '/'),
                        Digest.of(Bytes.own(Files.readAllBytes(file))));
            }
        }
        return digests;
    }

    @Test
    void only_their_files_shards_and_lists_are_written_and_the_feed_has_ten_entries() throws IOException {
        build(false);
        Map<String, Digest> before = digests();
        build(true);
        Map<String, Digest> after = digests();
        assertEquals(before.keySet(), after.keySet());
        Set<String> changed = after.keySet().stream()
                .filter(name -> !Objects.equals(after.get(name), before.get(name)))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> theirs = new TreeSet<>(Set.of("agents.jsonl", "feed.atom", "by/name/a/index.html"));
        for (int i = 0; i < IDS.size(); i += 100) {
            theirs.add("agents/" + IDS.get(i) + ".json");
            theirs.add("agents/" + IDS.get(i) + "/index.html");
        }
        Set<String> lists = new TreeSet<>(changed);
        lists.removeAll(theirs);
        assertTrue(changed.containsAll(theirs), changed.toString());
        assertTrue(
                lists.stream()
                        .allMatch(name -> name.matches(
                                "search/(?:agents|terms)/[0-9]+\\.json|by/[a-z-]+/[a-z-]+/name/a/index\\.html")),
                lists.toString());
        assertTrue(lists.stream().filter(name -> name.startsWith("search/")).count() <= 10, lists.toString());

        var feed = Jsoup.parse(Files.readString(folder.resolve("site/feed.atom")), Parser.xmlParser());
        assertEquals(10, feed.select("entry").size());
        Map<String, Long> kinds = feed.select("entry category").stream()
                .collect(Collectors.groupingBy(category -> category.attr("term"), TreeMap::new, Collectors.counting()));
        assertEquals(Map.of("facts-changed", 4L, "went-silent", 3L, "stated-first", 3L), kinds);
    }
}
