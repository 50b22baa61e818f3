package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.spill.Scratch;
import io.agentdoc.renderer.spill.SortedSpill;
import io.agentdoc.templates.page.Assets;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * One build's output: what it wrote, what was so already, and, at its end, what is no longer produced.
 *
 * <p>One build at a time has its turn at an output, from its first file to its end or to {@link #close}.
 */
final class Output implements AutoCloseable {
    /** What a build that nobody dated is gone on with since: nothing that is asked for after it. */
    private static final Instant UNDATED = Instant.EPOCH;

    private final OutputFolder folder;
    private final History history;
    private final String manifest;
    private final String journal;
    private final boolean writes;
    private final Scratch scratch;
    private final Names names;
    private final Optional<OutputFolder> beside;
    private final AtomicInteger written = new AtomicInteger();
    private volatile Optional<Turn> turn = Optional.empty();

    /**
     * @param history what is made durable before anything of the output is seen
     * @param scratch where that lies which does not fit into memory; closed with this
     */
    Output(Path root, String below, Optional<Drift> drift, History history, Scratch scratch) {
        this.folder = new OutputFolder(root.toAbsolutePath().normalize(), drift, this::moving);
        this.history = history;
        this.scratch = scratch;
        this.names = new Names(scratch);
        this.writes = drift.isEmpty();
        this.beside = writes ? Optional.of(new OutputFolder(Hosting.beside(root))) : Optional.empty();
        this.manifest = below + Manifest.NAME;
        this.journal = below + Turn.NAME;
    }

    /** Where what does not fit into memory lies: beside the output, and elsewhere where nothing may be written there. */
    static Scratch scratch(Path root, Optional<Drift> drift) {
        Path folder = drift.isEmpty()
                ? Hosting.beside(root)
                : Path.of(System.getProperty("java.io.tmpdir")).resolve("agentdoc-" + UUID.randomUUID());
        return new Scratch(folder, Scratch.MOST_HELD);
    }

    Scratch scratch() {
        return scratch;
    }

    OutputFolder folder() {
        return folder;
    }

    /** Takes the turn, and answers since when an earlier build was at it, where one was stopped. */
    synchronized Optional<Instant> begin(Instant now) {
        if (!writes) {
            return Optional.empty();
        }
        if (turn.isEmpty()) {
            Turn taken = Turn.begin(folder.making(journal), now);
            turn = Optional.of(taken);
            if (taken.goesOn()) {
                folder.sweep();
                beside.ifPresent(OutputFolder::sweep);
            }
        }
        return turn.filter(Turn::goesOn).map(Turn::began);
    }

    /** Remembers, for whoever goes on with this build, that a Descriptor takes the place of another. */
    void note(String slug, Replaced replaced) {
        turn.ifPresent(taken -> taken.note(slug, replaced));
    }

    /** What builds that were stopped noted. */
    void noted(BiConsumer<String, Replaced> each) {
        turn.ifPresent(taken -> taken.read(new TurnLines.Reader() {
            @Override
            public void replaced(String slug, Replaced replaced) {
                each.accept(slug, replaced);
            }
        }));
    }

    void write(String name, Bytes bytes) {
        toWrite();
        names.produced(name, bytes.size());
        if (folder.write(name, bytes)) {
            written.incrementAndGet();
        }
    }

    /** The same; answers with what is left there, for a later build to know it by. */
    Left leave(String name, Bytes bytes) {
        toWrite();
        return left(folder.leave(name, bytes));
    }

    /** The same of a file whose bytes come one after another. */
    Left leave(String name, Writing writing) {
        toWrite();
        return left(folder.leave(name, writing));
    }

    private Left left(Left left) {
        keep(left);
        if (left.isNew()) {
            written.incrementAndGet();
        }
        return left;
    }

    private void toWrite() {
        if (turn.isEmpty()) {
            begin(UNDATED);
        }
    }

    /** Those of some names whose files this build produced. */
    Set<String> among(Collection<String> wanted) {
        return names.among(wanted);
    }

    /** Leaves a file of a former build as it is. */
    void keep(String name) {
        names.produced(name, folder.size(name));
    }

    /** Leaves the sources of a document that stands where a former build served them again. */
    void keepSources(String document, String below) {
        folder
                .read(document)
                .map(JsonDocument::read)
                .map(JsonDocument::reading)
                .map(Mirror::names)
                .orElse(List.of())
                .stream()
                .map(name -> below + name)
                .filter(name -> folder.read(name).isPresent())
                .forEach(this::keep);
    }

    /** The same of one that is known to be there. */
    void keep(Left left) {
        names.produced(left.name(), left.size());
    }

    /** The bytes of every file that this build produced, for a host that takes so many and no more. */
    Map<String, Long> sizes() {
        return names.sizes();
    }

    /** What has this name, or stands in this folder where a slash ends it, is named in nothing that is published (4.2). */
    void quiet(String nameOrFolder) {
        names.quiet(nameOrFolder);
    }

    void assets(String below, Assets assets) {
        for (Map.Entry<String, byte[]> asset : assets.files().entrySet()) {
            write(below + asset.getKey(), Bytes.copyOf(asset.getValue()));
        }
    }

    /** Makes durable what was written so far, and lets it be seen. */
    void settle() {
        history.settle();
        folder.settle();
    }

    /**
     * Removes what former builds put here and this one did not produce, lists what this one did, and ends the turn.
     *
     * @param last writes what may be seen only after everything else
     */
    Written finish(Runnable last) {
        settle();
        last.run();
        List<String> removed = new ArrayList<>();
        names.left(former(), name -> {
            if (folder.remove(name)) {
                removed.add(name);
            }
        });
        int unchanged = names.count() - written.get();
        folder.leave(manifest, out -> names.write(out, false));
        beside.ifPresent(this::unpublished);
        settle();
        ended();
        return new Written(written.get(), unchanged, removed);
    }

    /** Gives the turn back; what was not settled is taken away. */
    @Override
    public synchronized void close() {
        folder.discard();
        history.discard();
        turn.ifPresent(Turn::close);
        turn = Optional.empty();
        scratch.close();
    }

    private synchronized void ended() {
        turn.ifPresent(Turn::ended);
        close();
    }

    /** What the last build listed, and what builds moved here that were stopped before they listed it. */
    private SortedSpill former() {
        SortedSpill former = scratch.sorted();
        Manifest.read(folder, manifest, name -> former.add(name, Bytes.empty()));
        beside.ifPresent(
                unpublished -> Manifest.read(unpublished, Manifest.UNLISTED, name -> former.add(name, Bytes.empty())));
        turn.ifPresent(taken -> taken.read(new TurnLines.Reader() {
            @Override
            public void moves(String name) {
                former.add(name, Bytes.empty());
            }
        }));
        return former;
    }

    /** Remembered even where a manifest lists it, since nobody can know by heart what it lists. */
    private void moving(Collection<String> moved) throws IOException {
        history.settle();
        if (turn.isPresent()) {
            turn.get()
                    .moving(moved.stream()
                            .filter(name -> !name.equals(manifest))
                            .toList());
        }
    }

    /** The rest of the list stands beside the output, where nobody serves it. */
    private void unpublished(OutputFolder unpublished) {
        if (names.isAnyQuiet()) {
            unpublished.leave(Manifest.UNLISTED, out -> names.write(out, true));
            unpublished.settle();
        } else if (unpublished.read(Manifest.UNLISTED).isPresent()) {
            unpublished.remove(Manifest.UNLISTED);
        }
    }
}
