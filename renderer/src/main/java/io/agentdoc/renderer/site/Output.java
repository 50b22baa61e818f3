package io.agentdoc.renderer.site;

import io.agentdoc.document.json.JsonDocument;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.templates.page.Assets;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

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
    private final Map<String, Long> produced = new ConcurrentSkipListMap<>();
    private final Set<String> quiet = new ConcurrentSkipListSet<>();
    private final Optional<OutputFolder> beside;
    private final AtomicInteger written = new AtomicInteger();
    private final Set<String> listed = new TreeSet<>();
    private volatile Optional<Turn> turn = Optional.empty();

    /** @param history what is made durable before anything of the output is seen */
    Output(Path root, String below, Optional<Drift> drift, History history) {
        this.folder = new OutputFolder(root.toAbsolutePath().normalize(), drift, this::moving);
        this.history = history;
        this.writes = drift.isEmpty();
        this.beside = writes ? Optional.of(new OutputFolder(Hosting.beside(root))) : Optional.empty();
        this.manifest = below + Manifest.NAME;
        this.journal = below + Turn.NAME;
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
            listed.addAll(Manifest.read(folder.read(manifest)));
            if (taken.goesOn()) {
                folder.sweep();
            }
        }
        return turn.filter(Turn::goesOn).map(Turn::began);
    }

    /** Remembers, for whoever goes on with this build, that a Descriptor takes the place of another. */
    void note(String slug, Replaced replaced) {
        turn.ifPresent(taken -> taken.note(slug, replaced));
    }

    /** What builds that were stopped noted, and this one. */
    Map<String, Replaced> noted() {
        return turn.map(Turn::noted).orElse(Map.of());
    }

    void write(String name, Bytes bytes) {
        toWrite(name, bytes);
        if (folder.write(name, bytes)) {
            written.incrementAndGet();
        }
    }

    /** The same; answers with what is left there, for a later build to know it by. */
    Left leave(String name, Bytes bytes) {
        toWrite(name, bytes);
        Left left = folder.leave(name, bytes);
        if (left.isNew()) {
            written.incrementAndGet();
        }
        return left;
    }

    private void toWrite(String name, Bytes bytes) {
        if (turn.isEmpty()) {
            begin(UNDATED);
        }
        produced.put(name, (long) bytes.size());
    }

    /** Whether this build produced a file of that name. */
    boolean has(String name) {
        return produced.containsKey(name);
    }

    /** Leaves a file of a former build as it is. */
    void keep(String name) {
        produced.put(name, folder.size(name));
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
        produced.put(left.name(), left.size());
    }

    /** The bytes of every file that this build produced. */
    Map<String, Long> sizes() {
        return Collections.unmodifiableMap(produced);
    }

    /** What stands under this name, or begins with it, is named in nothing that is published (4.2). */
    void quiet(String name) {
        quiet.add(name);
    }

    private boolean isQuiet(String file) {
        return quiet.stream().anyMatch(file::startsWith);
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
        for (String former : former()) {
            if (!produced.containsKey(former) && folder.remove(former)) {
                removed.add(former);
            }
        }
        int unchanged = produced.size() - written.get();
        folder.write(
                manifest,
                Manifest.of(produced.keySet().stream()
                        .filter(file -> !isQuiet(file))
                        .toList()));
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
    }

    private synchronized void ended() {
        turn.ifPresent(Turn::ended);
        close();
    }

    /** What the last build listed, and what builds moved here that were stopped before they listed it. */
    private Set<String> former() {
        Set<String> former = new TreeSet<>(Manifest.read(folder.read(manifest)));
        beside.ifPresent(unpublished -> former.addAll(Manifest.read(unpublished.read(Manifest.UNLISTED))));
        turn.ifPresent(taken -> former.addAll(taken.moved()));
        return former;
    }

    /** Only what no manifest lists has to be remembered. */
    private void moving(Collection<String> names) throws IOException {
        history.settle();
        List<String> unlisted = names.stream()
                .filter(name -> !listed.contains(name) && !name.equals(manifest))
                .toList();
        if (turn.isPresent()) {
            turn.get().moving(unlisted);
        }
    }

    /** The rest of the list stands beside the output, where nobody serves it. */
    private void unpublished(OutputFolder unpublished) {
        List<String> unlisted = produced.keySet().stream().filter(this::isQuiet).toList();
        if (!unlisted.isEmpty()) {
            unpublished.write(Manifest.UNLISTED, Manifest.of(unlisted));
            unpublished.settle();
        } else if (unpublished.read(Manifest.UNLISTED).isPresent()) {
            unpublished.remove(Manifest.UNLISTED);
        }
    }
}
