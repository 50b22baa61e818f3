package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;

/** Where the files of a shelf stand, and what their owner remembers of them beyond the output. */
interface ShelfFiles {
    /** What stands there. */
    Optional<Bytes> standing(String name);

    /** What the owner remembers. */
    Optional<Bytes> remembered(String name);

    void write(String name, Bytes bytes);

    /** Leaves in its place what stands there. */
    void keep(String name, Bytes standing);

    /** What is served is remembered too. */
    void remember(String name, Bytes bytes);

    /** Those of an output with a history. */
    record Of(Output output, History history) implements ShelfFiles {
        @Override
        public Optional<Bytes> standing(String name) {
            return output.folder().read(name);
        }

        @Override
        public Optional<Bytes> remembered(String name) {
            return history.read(name);
        }

        @Override
        public void write(String name, Bytes bytes) {
            output.write(name, bytes);
        }

        @Override
        public void keep(String name, Bytes standing) {
            output.keep(name);
        }

        @Override
        public void remember(String name, Bytes bytes) {
            history.write(name, bytes);
        }
    }

    /** Those of an output without one. */
    record Only(Standing out) implements ShelfFiles {
        @Override
        public Optional<Bytes> standing(String name) {
            return out.read(name);
        }

        @Override
        public Optional<Bytes> remembered(String name) {
            return Optional.empty();
        }

        @Override
        public void write(String name, Bytes bytes) {
            out.write(name, bytes);
        }

        @Override
        public void keep(String name, Bytes standing) {
            out.write(name, standing);
        }

        @Override
        public void remember(String name, Bytes bytes) {
            // There is nowhere to remember it.
        }
    }
}
