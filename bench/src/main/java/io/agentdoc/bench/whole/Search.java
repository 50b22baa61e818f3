package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonNumber;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.renderer.search.IndexFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;

/** What the search costs a build, and what it costs whoever asks. */
final class Search {
    private static final String SAMPLE = "jdk.ExecutionSample";
    private static final List<String> OURS =
            List.of("io.agentdoc.renderer.search.", "io.agentdoc.renderer.site.SearchFiles");
    /** Every agent does the first; about one in twenty-four says the second of itself. */
    private static final List<String> QUESTION = List.of("contract", "tidal");

    /** As many agents as an answer shows at first, each perhaps in a chunk of its own. */
    private static final int SHOWN = 8;

    private static final double BYTES_IN_KB = 1_000;
    private static final double PERCENT = 100;

    private Search() {}

    /** The share of the samples of a build that lie in the search's own code. */
    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        Directory directory = Directory.of(setting, stopwatch, setting.agents());
        Path recording = setting.work().resolve("search.jfr");
        Files.deleteIfExists(recording);
        directory.forget();
        stopwatch.good(directory
                .build()
                .withJvm("-XX:StartFlightRecording=settings=profile,filename=" + recording.toAbsolutePath()));
        notes.put(Aim.SEARCH_SHARE, share(recording), Scenario.NOTHING, directory.agents());
        directory.forget();
    }

    /** At most what a first question of two words reads of a site, in KB. */
    static double firstQuestion(Path site) throws IOException {
        Path search = site.resolve("search");
        int shards = shards(search.resolve(IndexFiles.NUMBERS));
        Set<String> files = new TreeSet<>(Set.of(IndexFiles.NUMBERS));
        for (String word : QUESTION) {
            files.add(IndexFiles.shardName(IndexFiles.shard(word, shards)));
            files.add(IndexFiles.shardName(IndexFiles.shard("~" + word, shards)));
        }
        files.add(IndexFiles.shardName(IndexFiles.shard("=" + String.join(" ", QUESTION), shards)));
        long bytes = SHOWN * largest(search.resolve("agents"));
        for (String file : files) {
            bytes += Files.size(search.resolve(file));
        }
        return bytes / BYTES_IN_KB;
    }

    private static int shards(Path numbers) throws IOException {
        Bytes bytes = Bytes.own(Files.readAllBytes(numbers));
        if (new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed(Json root)) {
            return Node.root(root)
                    .member("shards")
                    .flatMap(Node::number)
                    .flatMap(JsonNumber::asLong)
                    .map(Math::toIntExact)
                    .orElseThrow();
        }
        throw new IOException(numbers + " is no JSON");
    }

    private static long largest(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.mapToLong(file -> file.toFile().length()).max().orElse(0);
        }
    }

    private static double share(Path recording) throws IOException {
        long all = 0;
        long ours = 0;
        try (RecordingFile events = new RecordingFile(recording)) {
            while (events.hasMoreEvents()) {
                RecordedEvent event = events.readEvent();
                if (event.getEventType().getName().equals(SAMPLE) && event.getStackTrace() != null) {
                    all++;
                    ours += isOurs(event) ? 1 : 0;
                }
            }
        }
        return PERCENT * ours / all;
    }

    private static boolean isOurs(RecordedEvent event) {
        return event.getStackTrace().getFrames().stream()
                .map(frame -> frame.getMethod().getType().getName())
                .anyMatch(type -> OURS.stream().anyMatch(type::startsWith));
    }
}
