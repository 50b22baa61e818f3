package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
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
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
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

    /** How often a journal that somebody else takes away is opened anew before the run gives up. */
    private static final int ATTEMPTS = 100;

    /** The journals of this process: for it a system's locks hold nothing, and closing a file twice opened ends them. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path file;
    private final FileChannel channel;
    private final long found;
    private final StringBuilder pending = new StringBuilder();
    private final Instant began;
    private final boolean goesOn;

    private Turn(Path file, FileChannel channel, Instant now) throws IOException {
        this.file = file;
        this.channel = channel;
        this.found = channel.size();
        Began earlier = new Began();
        TurnLines.each(file, channel, found, earlier);
        this.goesOn = found > 0;
        this.began = earlier.at
                .filter(before -> !before.isAfter(now) && now.isBefore(before.plus(FRESH)))
                .orElse(now);
        if (TurnLines.isTorn(channel, found)) {
            append("\n");
        }
        if (!earlier.at.equals(Optional.of(began))) {
            append(TurnLines.began(began));
        }
    }

    /** When the build began that was stopped last. */
    private static final class Began implements TurnLines.Reader {
        private Optional<Instant> at = Optional.empty();

        @Override
        public void began(Instant moment) {
            at = Optional.of(moment);
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

    /** Reads what stopped builds wrote, a line after another. */
    void read(TurnLines.Reader reader) {
        try {
            TurnLines.each(file, channel, found, reader);
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + OutputFolder.why(e), e);
        }
    }

    /** Notes that a Descriptor takes the place of another; it is on the disk before any file is moved after that. */
    synchronized void note(String slug, Replaced replaced) {
        pending.append(TurnLines.replaced(slug, replaced));
    }

    /** Notes, on the disk, that these files will be moved to their places. */
    synchronized void moving(Collection<String> names) throws IOException {
        String notes = pending.toString();
        pending.setLength(0);
        append(notes + names.stream().map(TurnLines::moves).collect(Collectors.joining()));
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
                return Optional.of(new Turn(file, channel, now));
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
}
