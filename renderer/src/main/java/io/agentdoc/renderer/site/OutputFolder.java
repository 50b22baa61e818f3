package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * A folder that files are written into whole: beside their place first, then made durable and moved over it in one step,
 * many at a time, and only where the bytes differ. A link found inside is never followed.
 */
final class OutputFolder {
    /** The longest file of ours that is read back whole, 512 MiB; what grows with the agents is read line by line. */
    static final int MOST_BYTES = 512 << 20;

    private final Path root;
    private final Places places;
    private final Optional<Drift> drift;
    private final Moving before;
    private final Object settling = new Object();
    private final Set<String> staged = new HashSet<>();
    private Batch batch = new Batch();

    OutputFolder(Path root) {
        this(root, Optional.empty(), names -> {});
    }

    /**
     * With somebody to hear of every difference, nothing is written.
     *
     * @param before is told of files before they are moved to their places
     */
    OutputFolder(Path root, Optional<Drift> drift, Moving before) {
        this.root = root;
        this.places = new Places(root);
        this.drift = drift;
        this.before = before;
    }

    /** Hears which files are about to be seen; called once at a time. */
    @FunctionalInterface
    interface Moving {
        void moving(Collection<String> names) throws IOException;
    }

    /**
     * Writes a file below the folder, unless it is there with these bytes; it is seen once it is settled. Answers
     * whether anything was written.
     */
    boolean write(String name, Bytes bytes) {
        return put(name, bytes).isPresent();
    }

    /** The same; answers with what is left there, for a later build to know it by. */
    Left leave(String name, Bytes bytes) {
        Optional<String> before = Left.look(places.of(name));
        Optional<String> put = put(name, bytes);
        return new Left(name, bytes.size(), put.or(() -> before).orElse(""), Digest.of(bytes), put.isPresent());
    }

    /** The same of a file whose bytes come one after another; where nothing is written they are gathered. */
    Left leave(String name, Writing writing) {
        try {
            if (drift.isPresent()) {
                var bytes = new ByteArrayOutputStream();
                writing.to(bytes);
                return leave(name, Bytes.own(bytes.toByteArray()));
            }
            settle();
            Path file = places.made(name);
            Occupied.refuse(file);
            Optional<String> before = Left.look(file);
            Spooled spooled = Spooled.write(Batch.beside(file), writing);
            if (spooled.is(file)) {
                Files.delete(spooled.temporary());
                return new Left(name, spooled.size(), before.orElse(""), spooled.digest(), false);
            }
            return new Left(name, spooled.size(), take(name, file, spooled), spooled.digest(), true);
        } catch (IOException e) {
            throw new OutputFault("cannot write " + path(name) + ": " + why(e), e);
        }
    }

    private synchronized String take(String name, Path file, Spooled spooled) {
        staged.add(name);
        return batch.take(name, spooled.temporary(), file, spooled.size());
    }

    /** Whether a file is there as a former build left it, through no link. */
    boolean isStill(Left left) {
        Path file = places.of(left.name());
        places.refuseLinks(file);
        return left.isStill(file);
    }

    /** What the file looks like that was written, and nothing where it was there. */
    private Optional<String> put(String name, Bytes bytes) {
        Path file = drift.isEmpty() ? places.made(name) : places.of(name);
        while (isStaged(name)) {
            settle();
        }
        try {
            if (Occupied.has(file, bytes)) {
                return Optional.empty();
            }
            if (drift.isPresent()) {
                drift.get().differs(name, read(name), Optional.of(bytes));
                return Optional.of("");
            }
            return stage(name, file, bytes);
        } catch (IOException e) {
            throw new OutputFault("cannot write " + file + ": " + why(e), e);
        }
    }

    /** Moves what was written since to its place, all of it durable before any of it is seen. */
    void settle() {
        synchronized (settling) {
            Batch full = take();
            try {
                before.moving(full.names());
                full.settle();
            } catch (IOException e) {
                throw new OutputFault("cannot write into " + root + ": " + why(e), e);
            } finally {
                full.discard();
                forget(full);
            }
        }
    }

    /** Takes away what was written and not settled. */
    void discard() {
        Batch left = take();
        left.discard();
        forget(left);
    }

    /** Takes away the unfinished files that a stopped build left, wherever they lie. */
    void sweep() {
        Unfinished.sweep(root);
    }

    private Optional<String> stage(String name, Path file, Bytes bytes) throws IOException {
        String look = "";
        boolean taken;
        boolean full;
        synchronized (this) {
            taken = staged.contains(name);
            if (!taken) {
                look = batch.add(name, file, bytes);
                staged.add(name);
            }
            full = batch.isFull();
        }
        if (full || taken) {
            settle();
        }
        return taken ? put(name, bytes) : Optional.of(look);
    }

    private synchronized boolean isStaged(String name) {
        return staged.contains(name);
    }

    private synchronized Batch take() {
        Batch taken = batch;
        batch = new Batch();
        return taken;
    }

    private synchronized void forget(Batch done) {
        done.names().forEach(staged::remove);
    }

    /** The bytes of a file below the folder, where there is one that is no link. */
    Optional<Bytes> read(String name) {
        while (isStaged(name)) {
            settle();
        }
        Path file = places.of(name);
        places.refuseLinks(file);
        try {
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.empty();
            }
            refuseLong(file, Files.size(file));
            return Optional.of(Bytes.own(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + why(e), e);
        }
    }

    private static void refuseLong(Path file, long size) {
        if (size > MOST_BYTES) {
            throw new OutputFault(
                    file + " has " + size + " bytes, more than any build leaves there; look at it and take it away");
        }
    }

    /** The same as a stream, for a file that may be long and is read a line after another. */
    Optional<InputStream> open(String name) {
        while (isStaged(name)) {
            settle();
        }
        Path file = places.of(name);
        places.refuseLinks(file);
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    ? Optional.of(new ShortLines(file, Files.newInputStream(file)))
                    : Optional.empty();
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + why(e), e);
        }
    }

    /** The first so many bytes of a file below the folder, where there is one that is no link. */
    Optional<Bytes> beginning(String name, int most) {
        Path file = places.of(name);
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try (InputStream in = Files.newInputStream(file)) {
            return Optional.of(Bytes.own(in.readNBytes(most)));
        } catch (IOException e) {
            throw new OutputFault("cannot read " + file + ": " + why(e), e);
        }
    }

    /** Removes a file, and the folders it leaves empty. Answers whether it was there. */
    boolean remove(String name) {
        while (isStaged(name)) {
            settle();
        }
        Path file = places.of(name);
        if (drift.isPresent()) {
            Optional<Bytes> standing = read(name);
            standing.ifPresent(bytes -> drift.get().differs(name, standing, Optional.empty()));
            return standing.isPresent();
        }
        places.refuseLinks(file);
        try {
            boolean was = Files.deleteIfExists(file);
            places.removeEmpty(file);
            return was;
        } catch (IOException e) {
            throw new OutputFault("cannot remove " + file + ": " + why(e), e);
        }
    }

    /** The bytes of a file below the folder, none where there is none. */
    long size(String name) {
        try {
            return Files.size(places.of(name));
        } catch (NoSuchFileException none) {
            return 0;
        } catch (IOException e) {
            throw new OutputFault("cannot read " + places.of(name) + ": " + why(e), e);
        }
    }

    /** Where a file of that name would stand, for messages. */
    Path path(String name) {
        return places.of(name);
    }

    /** Makes sure of the folder that a file of that name stands in, and gives the file's place. */
    Path making(String name) {
        return places.made(name);
    }

    static String why(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "permission denied";
            case FileAlreadyExistsException there -> "something else is there";
            case NoSuchFileException none -> "there is no such file or folder";
            case FileSystemException named when named.getReason() != null -> named.getReason();
            default -> Optional.ofNullable(e.getMessage()).orElse("no reason given");
        };
    }
}
