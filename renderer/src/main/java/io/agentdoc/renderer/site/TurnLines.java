package io.agentdoc.renderer.site;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** The lines of a journal: since when a build is at it, what it moves, which Descriptor took the place of another. */
final class TurnLines {
    private static final String BEGAN = "began";
    private static final String MOVES = "moves";
    private static final String SLUG = "replaced";
    private static final String OLD = "old";
    private static final String NOW = "now";

    private TurnLines() {}

    /** Hears what the lines tell. */
    interface Reader {
        default void began(Instant moment) {}

        default void moves(String name) {}

        default void replaced(String slug, Replaced replaced) {}
    }

    static String began(Instant moment) {
        return line(JsonObject.builder().put(BEGAN, moment.toString()).build());
    }

    static String moves(String name) {
        return line(JsonObject.builder().put(MOVES, name).build());
    }

    static String replaced(String slug, Replaced replaced) {
        return line(JsonObject.builder()
                .put(SLUG, slug)
                .put(OLD, replaced.old().toString())
                .put(NOW, replaced.now().toString())
                .build());
    }

    private static String line(JsonObject object) {
        return CanonicalJson.of(object).display() + "\n";
    }

    /** Whether the last line was not written to its end. */
    static boolean isTorn(FileChannel channel, long size) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return size > 0 && channel.read(last, size - 1) == 1 && last.get(0) != '\n';
    }

    /** Tells of every line up to a place; one that is torn or is not ours tells nothing. */
    static void each(Path file, FileChannel channel, long size, Reader reader) throws IOException {
        JsonParser parser = new JsonParser(Limits.standard());
        var in = new BufferedReader(new InputStreamReader(
                new ShortLines(file, new BufferedInputStream(new Beginning(channel, size))), StandardCharsets.UTF_8));
        for (Optional<String> line = line(in); line.isPresent(); line = line(in)) {
            if (parser.parse(Bytes.utf8(line.get())) instanceof JsonReading.Parsed parsed) {
                take(Node.root(parsed.root()), reader);
            }
        }
    }

    private static Optional<String> line(BufferedReader in) throws IOException {
        return Optional.ofNullable(in.readLine());
    }

    private static void take(Node line, Reader reader) {
        Optional<Digest> old = line.text(OLD).flatMap(Digest::parse);
        Optional<Digest> now = line.text(NOW).flatMap(Digest::parse);
        if (old.isPresent() && now.isPresent()) {
            line.text(SLUG).ifPresent(slug -> reader.replaced(slug, new Replaced(old.get(), now.get())));
        }
        line.text(MOVES).filter(Manifest::isBelow).ifPresent(reader::moves);
        line.text(BEGAN).flatMap(TurnLines::instant).ifPresent(reader::began);
    }

    private static Optional<Instant> instant(String text) {
        try {
            return Optional.of(Instant.parse(text));
        } catch (DateTimeParseException notOurs) {
            return Optional.empty();
        }
    }

    /** The bytes of a file up to a place, without a move of where others write. */
    private static final class Beginning extends InputStream {
        private final FileChannel channel;
        private final long end;
        private long at;

        private Beginning(FileChannel channel, long end) {
            this.channel = channel;
            this.end = end;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int from, int count) throws IOException {
            if (at >= end) {
                return -1;
            }
            int most = (int) Math.min(count, end - at);
            int had = channel.read(ByteBuffer.wrap(into, from, most), at);
            at += Math.max(0, had);
            return had;
        }
    }
}
