package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Files as a build left them, of the output and of what the site remembers beyond it; gathered while they are written. */
final class LeftFiles implements ShelfFiles {
    private final Output output;
    private final History history;
    private final List<Left> here = new ArrayList<>();
    private final List<Left> beyond = new ArrayList<>();

    LeftFiles(Output output, History history) {
        this.output = output;
        this.history = history;
    }

    @Override
    public Optional<Bytes> standing(String name) {
        return output.folder().read(name);
    }

    @Override
    public Optional<Bytes> remembered(String name) {
        return history.read(name);
    }

    @Override
    public void keep(String name, Bytes standing) {
        write(name, standing);
    }

    @Override
    public void write(String name, Bytes bytes) {
        here.add(output.leave(name, bytes));
    }

    @Override
    public void remember(String name, Bytes bytes) {
        history.leave(name, bytes).ifPresent(beyond::add);
    }

    /** Writes a file whose bytes come one after another, and remembers it. */
    void leave(String name, Writing writing) {
        here.add(output.leave(name, writing));
        history.leave(name, writing).ifPresent(beyond::add);
    }

    /** Leaves all of them as they are, where they all are as they were left; answers whether they are. */
    boolean keep() {
        boolean still = here.stream().allMatch(output.folder()::isStill)
                && beyond.stream().allMatch(history::isStill);
        if (still) {
            here.forEach(output::keep);
        }
        return still;
    }

    void write(DataOutput out) throws IOException {
        write(here, out);
        write(beyond, out);
    }

    private static void write(List<Left> files, DataOutput out) throws IOException {
        out.writeInt(files.size());
        for (Left file : files) {
            file.write(out);
        }
    }

    /** Reads what was written into an empty one. */
    LeftFiles read(DataInput in) throws IOException {
        read(in, here);
        read(in, beyond);
        return this;
    }

    private static void read(DataInput in, List<Left> into) throws IOException {
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            into.add(Left.read(in));
        }
    }
}
