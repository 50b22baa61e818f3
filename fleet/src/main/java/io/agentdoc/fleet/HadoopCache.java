package io.agentdoc.fleet;

import io.agentdoc.assembler.store.CacheFiles;
import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** The files of a cache on any Hadoop file system; any number of processes may write, since a file is moved there whole. */
final class HadoopCache implements CacheFiles {
    private final Tree tree;

    HadoopCache(Tree tree) {
        this.tree = tree;
    }

    private interface Step<T> {
        T take();
    }

    @Override
    public Optional<Bytes> read(Path file, int most) throws IOException {
        return told(() -> tree.read(name(file), most));
    }

    @Override
    public void write(Path file, Bytes bytes) throws IOException {
        told(() -> {
            tree.write(name(file), out -> bytes.stream().transferTo(out));
            return file;
        });
    }

    @Override
    public void delete(Path file) throws IOException {
        told(() -> {
            tree.remove(name(file));
            return file;
        });
    }

    @Override
    public Optional<Look> look(Path file) throws IOException {
        return told(() -> tree.look(name(file))
                .map(there -> new Look(there.getLen(), Instant.ofEpochMilli(there.getModificationTime()))));
    }

    @Override
    public void renew(Path file, Instant now) throws IOException {
        told(() -> {
            tree.touch(name(file), now.toEpochMilli());
            return file;
        });
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    private static <T> T told(Step<T> step) throws IOException {
        try {
            return step.take();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
