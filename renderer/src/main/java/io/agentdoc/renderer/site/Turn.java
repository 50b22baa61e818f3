package io.agentdoc.renderer.site;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * The turn that one build has at an output: a journal in it, which is locked while the build runs and taken away when it
 * has ended in order. One that is found lying there tells that a build was stopped, since when, and which files it put
 * there that no manifest lists yet.
 *
 * <p>It has a JSON object a line, and a line is on the disk before what it tells of is done. A last line that is torn
 * tells of nothing that was done.
 */
final class Turn implements AutoCloseable {
    static final String NAME = ".agentdoc-journal";

    /** What a stopped build learned is gone on with for a day; later, everything is asked anew. */
    static final Duration FRESH = Duration.ofDays(1);

    private static final String BEGAN = "began";
    private static final String MOVES = "moves";
    /** How often a journal that somebody else takes away is opened anew before the run gives up. */
    private static final int ATTEMPTS = 100;

    /** The journals of this process: for it a system's locks hold nothing, and closing a file twice opened ends them. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;
    private final Set<String> moved = new TreeSet<>();
    private final Map<String, Replaced> noted = new HashMap<>();
    private final StringBuilder pending = new StringBuilder();
    private final Instant began;
    private final boolean goesOn;

    private Turn(Path file, FileChannel channel, Bytes written, Instant now) throws IOException {
        this.file = file;
        this.channel = channel;
        Found found = Found.in(written);
        this.moved.addAll(found.moved);
        found.notes.forEach(note -> noted.merge(note.slug(), note.replaced(), Replaced::then));
        this.goesOn = found.any;
        this.began = found.began
                .filter(before -> !before.isAfter(now) && now.isBefore(before.plus(FRESH)))
                .orElse(now);
        if (isTorn(written)) {
            append("\n");
        }
        if (!found.began.equals(Optional.of(began))) {
            append(line(BEGAN, began.toString()));
        }
    }

    /** Takes the turn, or says who has it. */
    static Turn begin(Path file, Instant now) {
        try {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Optional<Turn> turn = attempt(file, now);
                if (turn.isPresent()) {
                    return turn.get();
                }
            }
        } catch (IOException e) {
            throw new OutputFault("cannot write " + file + ": " + OutputFolder.why(e), e);
        }
        throw busy(file);
    }

    /** Since when the work has been going on; this moment, where nothing was left of an earlier build. */
    Instant began() {
        return began;
    }

    /** Whether an earlier build was stopped. */
    boolean goesOn() {
        return goesOn;
    }

    /** What stopped builds and this one moved to its place. */
    Set<String> moved() {
        return moved;
    }

    /** Notes that a Descriptor takes the place of another; it is on the disk before any file is moved after that. */
    synchronized void note(String slug, Replaced replaced) {
        noted.merge(slug, replaced, Replaced::then);
        pending.append(new Note(slug, replaced).line());
    }

    /** What stopped builds and this one noted, by the slugs of their agents. */
    synchronized Map<String, Replaced> noted() {
        return Map.copyOf(noted);
    }

    /** Notes, on the disk, that these files will be moved to their places. */
    synchronized void moving(Collection<String> names) throws IOException {
        String notes = pending.toString();
        pending.setLength(0);
        append(notes
                + names.stream()
                        .filter(moved::add)
                        .map(name -> line(MOVES, name))
                        .collect(Collectors.joining()));
    }

    /** Ends the work in order. */
    void ended() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new OutputFault("cannot remove " + file + ": " + OutputFolder.why(e), e);
        }
    }

    /** Gives the turn back; what is unfinished is gone on with by whoever has it next. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException gone) {
            // The lock goes with the channel, and there is nothing more that could be done.
        } finally {
            HELD.remove(file);
        }
    }

    private static Optional<Turn> attempt(Path file, Instant now) throws IOException {
        if (!HELD.add(file)) {
            throw busy(file);
        }
        boolean taken = false;
        try {
            Optional<Turn> turn = open(file, now);
            taken = turn.isPresent();
            return turn;
        } catch (NoSuchFileException takenAwayMeanwhile) {
            return Optional.empty();
        } finally {
            if (!taken) {
                HELD.remove(file);
            }
        }
    }

    private static Optional<Turn> open(Path file, Instant now) throws IOException {
        Object key = key(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        try {
            if (channel.tryLock() == null) {
                throw busy(file);
            }
            if (key.equals(key(file))) {
                OutputFolder.refuseLong(file, channel.size());
                return Optional.of(new Turn(file, channel, read(channel), now));
            }
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
        channel.close();
        return Optional.empty();
    }

    /** What tells this file from the next one of its name: who ends before us takes its journal away. */
    private static Object key(Path file) throws IOException {
        try {
            Files.createFile(file);
        } catch (FileAlreadyExistsException there) {
            // The usual case after a build that was stopped.
        }
        return Optional.ofNullable(Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS)
                .fileKey());
    }

    private static OutputFault busy(Path file) {
        return new OutputFault("another build is writing into " + file.getParent()
                + ": wait until it has ended, or name another output with -o");
    }

    /** Whether the last line was not written to its end. */
    private static boolean isTorn(Bytes written) {
        return written.size() > 0 && written.toArray()[written.size() - 1] != '\n';
    }

    private static Bytes read(FileChannel channel) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        while (buffer.hasRemaining() && channel.read(buffer, buffer.position()) >= 0) {
            // Until the end.
        }
        return Bytes.copyOf(buffer.array());
    }

    private void append(String lines) throws IOException {
        if (lines.isEmpty()) {
            return;
        }
        ByteBuffer buffer = Bytes.utf8(lines).buffer();
        channel.position(channel.size());
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        channel.force(true);
    }

    private static String line(String member, String value) {
        return line(JsonObject.builder().put(member, value).build());
    }

    private static String line(JsonObject object) {
        return CanonicalJson.of(object).display() + "\n";
    }

    /** That the Descriptor of an agent was replaced, as a line has it. */
    private record Note(String slug, Replaced replaced) {
        private static final String SLUG = "replaced";
        private static final String OLD = "old";
        private static final String NOW = "now";

        static Optional<Note> of(Node line) {
            Optional<Digest> old = line.text(OLD).flatMap(Digest::parse);
            Optional<Digest> now = line.text(NOW).flatMap(Digest::parse);
            return old.isPresent() && now.isPresent()
                    ? line.text(SLUG).map(slug -> new Note(slug, new Replaced(old.get(), now.get())))
                    : Optional.empty();
        }

        String line() {
            return Turn.line(JsonObject.builder()
                    .put(SLUG, slug)
                    .put(OLD, replaced.old().toString())
                    .put(NOW, replaced.now().toString())
                    .build());
        }
    }

    /** What an earlier build left. */
    private static final class Found {
        private final List<String> moved = new ArrayList<>();
        private final List<Note> notes = new ArrayList<>();
        private Optional<Instant> began = Optional.empty();
        private boolean any;

        static Found in(Bytes written) {
            Found found = new Found();
            found.any = written.size() > 0;
            JsonParser parser = new JsonParser(Limits.standard());
            written.display().lines().forEach(line -> {
                if (parser.parse(Bytes.utf8(line)) instanceof JsonReading.Parsed parsed) {
                    found.take(Node.root(parsed.root()));
                }
            });
            return found;
        }

        private void take(Node line) {
            Note.of(line).ifPresent(notes::add);
            line.text(MOVES).filter(Manifest::isBelow).ifPresent(moved::add);
            line.text(BEGAN).flatMap(Found::instant).ifPresent(moment -> began = Optional.of(moment));
        }

        private static Optional<Instant> instant(String text) {
            try {
                return Optional.of(Instant.parse(text));
            } catch (DateTimeParseException notOurs) {
                return Optional.empty();
            }
        }
    }
}
