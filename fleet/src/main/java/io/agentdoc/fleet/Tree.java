package io.agentdoc.fleet;

import io.agentdoc.document.value.Bytes;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Options;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RawLocalFileSystem;

/**
 * A folder on any Hadoop file system. A file is written under a name of its own in a folder beside, and is then moved to its
 * place in one step, so that a task that is killed, or that runs twice, leaves whole files only.
 */
final class Tree {
    private static final int BUFFER = 1 << 16;

    private final FileSystem files;
    private final Configuration hadoop;
    private final Path root;
    private final Path unfinished;

    /**
     * Opens a folder.
     *
     * @param unfinished where files lie while they are written, on the same file system
     */
    Tree(URI root, URI unfinished, Configuration hadoop) {
        this.root = new Path(root);
        this.unfinished = new Path(unfinished);
        this.hadoop = hadoop;
        try {
            FileSystem found = FileSystem.get(root, hadoop);
            // The checked local file system would put a file of sums beside each file.
            this.files = found instanceof LocalFileSystem local ? local.getRaw() : found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where a file is; the folder itself where the name is empty. */
    Path path(String name) {
        return name.isEmpty() ? root : new Path(root, name);
    }

    Optional<Bytes> read(String name) {
        return read(name, Integer.MAX_VALUE - 8);
    }

    Optional<Bytes> read(String name, int most) {
        try (FSDataInputStream in = files.open(path(name), BUFFER)) {
            return Optional.of(Bytes.own(in.readNBytes(most)));
        } catch (FileNotFoundException notThere) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Optional<FileStatus> look(String name) {
        try {
            return Optional.of(files.getFileStatus(path(name))).filter(FileStatus::isFile);
        } catch (FileNotFoundException notThere) {
            return Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file is there with exactly these bytes. */
    boolean has(String name, Bytes bytes) {
        return look(name).filter(there -> there.getLen() == bytes.size()).isPresent()
                && read(name).filter(bytes::equals).isPresent();
    }

    /** Writes a file, unless it is there with these bytes. */
    void write(String name, Bytes bytes) {
        if (!has(name, bytes)) {
            write(name, out -> bytes.stream().transferTo(out));
        }
    }

    /** The names of the files that lie in the folder itself. */
    List<String> names() {
        try {
            return Stream.of(files.listStatus(root))
                    .filter(FileStatus::isFile)
                    .map(file -> file.getPath().getName())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where a file is, as a folder and a name below it. */
    record Place(URI folder, String name) implements Serializable {}

    InputStream open(String name) throws IOException {
        return files.open(path(name), BUFFER);
    }

    /** Whatever writes a file. */
    interface Writing {
        void to(OutputStream out) throws IOException;
    }

    /** Writes a file whose bytes come one after another. */
    void write(String name, Writing writing) {
        Path temporary = new Path(unfinished, UUID.randomUUID().toString());
        try {
            files.mkdirs(unfinished);
            try (OutputStream out = files.create(
                    temporary,
                    true,
                    BUFFER,
                    files.getDefaultReplication(temporary),
                    files.getDefaultBlockSize(temporary),
                    null)) {
                writing.to(out);
            }
            move(temporary, path(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Moves a file from elsewhere on this file system to its place; one that is not there was moved before. */
    void take(Path from, String name) {
        try {
            move(from, path(name));
        } catch (IOException e) {
            if (!isThere(from) && look(name).isPresent()) {
                return;
            }
            throw new UncheckedIOException(e);
        }
    }

    private boolean isThere(Path file) {
        try {
            return files.exists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void move(Path from, Path to) throws IOException {
        files.mkdirs(to.getParent());
        if (files instanceof RawLocalFileSystem) {
            if (!files.rename(from, to)) {
                throw new IOException("cannot move " + from + " to " + to);
            }
        } else {
            FileContext.getFileContext(files.getUri(), hadoop).rename(from, to, Options.Rename.OVERWRITE);
        }
    }

    void touch(String name, long millis) {
        try {
            files.setTimes(path(name), millis, -1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes a file and the folders that it leaves empty. */
    void remove(String name) {
        try {
            Path file = path(name);
            files.delete(file, false);
            for (Path folder = file.getParent();
                    !folder.equals(root) && files.exists(folder) && files.listStatus(folder).length == 0;
                    folder = folder.getParent()) {
                files.delete(folder, false);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Moves a whole folder here, where nothing is. */
    void takeAll(Tree from) {
        try {
            files.mkdirs(root.getParent());
            if (!files.rename(from.root, root)) {
                throw new IOException("cannot move " + from.root + " to " + root);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes everything. */
    void removeAll() {
        try {
            files.delete(root, true);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
