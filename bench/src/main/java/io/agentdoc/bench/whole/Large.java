package io.agentdoc.bench.whole;

import io.agentdoc.bench.table.Aim;
import io.agentdoc.bench.whole.Scenario.Notes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A directory as large as one machine holds, built cold, built again, and built after one agent changed. */
final class Large {
    private static final int TENTH = 10;
    private static final String BOUND = "-Xmx256m";
    private static final String BOUND_OF_MILLION = "-Xmx512m";
    private static final long MILLION = 1_000_000;
    /** What an agent takes on the disk, its sources, outcomes and files together, with room to spare. */
    private static final long YARDSTICK_BYTES = 300_000;

    private static final long SMALL_BYTES = 65_000;

    /** Longer than the clock of a file system is coarse. */
    private static final long SETTLED_MILLIS = 50;

    private final Directory directory;
    private final Stopwatch stopwatch;
    private final List<Spent> cold = new ArrayList<>();
    private final List<Spent> unchanged = new ArrayList<>();
    private final List<Spent> changed = new ArrayList<>();
    private double writtenUnchanged;
    private double writtenChanged;

    private Large(Directory directory, Stopwatch stopwatch) {
        this.directory = directory;
        this.stopwatch = stopwatch;
    }

    static void measure(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        if (!hasRoom(setting.work(), setting.many() * YARDSTICK_BYTES)) {
            return;
        }
        Large tenth = new Large(Directory.of(setting, stopwatch, setting.many() / TENTH), stopwatch);
        Large whole = new Large(Directory.of(setting, stopwatch, setting.many()), stopwatch);
        for (int round = 1; round <= setting.rounds(); round++) {
            tenth.round(round);
            if (!whole.round(round)) {
                notes.put(Aim.MEMORY, 0, (double) setting.many(), setting.many());
                return;
            }
        }
        whole.note(tenth, notes);
    }

    static void million(Setting setting, Stopwatch stopwatch, Notes notes) throws IOException, InterruptedException {
        long size = Math.min(MILLION, TENTH * setting.many());
        if (hasRoom(setting.work(), size * SMALL_BYTES)) {
            Directory small = Directory.of(setting, stopwatch, size, "small");
            small.forget();
            Spent spent = stopwatch.run(small.build().withJvm(BOUND_OF_MILLION));
            System.out.printf("  status %d, %.0f s CPU, %.0f s%n", spent.status(), spent.cpu(), spent.clock());
            double built = spent.status() == 0 ? (double) small.published() : 0;
            notes.put(Aim.MEMORY_MILLION, built, (double) size, size);
        }
    }

    private static boolean hasRoom(Path folder, long bytes) throws IOException {
        Files.createDirectories(folder);
        boolean has = Files.getFileStore(folder).getUsableSpace() > bytes;
        if (!has) {
            System.out.println("  not run: needs " + bytes / 1_000_000_000 + " GB in " + folder);
        }
        return has;
    }

    /** Does it once; false where the memory was not enough for a cold build. */
    private boolean round(int round) throws IOException, InterruptedException {
        directory.forget();
        cold.add(build("cold"));
        if (cold.getLast().status() != 0) {
            return false;
        }
        Thread.sleep(SETTLED_MILLIS);
        FileTime before = FileTime.from(Instant.now());
        unchanged.add(again("nothing changed"));
        writtenUnchanged = (double) Folders.writtenSince(directory.site(), before);
        directory.change(directory.agents(), round);
        Thread.sleep(SETTLED_MILLIS);
        before = FileTime.from(Instant.now());
        changed.add(again("one changed"));
        writtenChanged = (double) Folders.writtenSince(directory.site(), before);
        return true;
    }

    private Spent again(String what) throws IOException, InterruptedException {
        Spent spent = build(what);
        if (spent.status() != 0) {
            throw new IOException("status " + spent.status() + " with " + what);
        }
        return spent;
    }

    private Spent build(String what) throws IOException, InterruptedException {
        Spent spent = stopwatch.run(directory.build().withJvm(BOUND));
        System.out.printf(
                "  %d agents, %s: status %d, %.2f s CPU, %.2f s, %.0f MB%n",
                directory.agents(), what, spent.status(), spent.cpu(), spent.clock(), spent.mebibytes());
        return spent;
    }

    private void note(Large tenth, Notes notes) throws IOException {
        long size = directory.agents();
        Pace ours = Pace.of(size, cold);
        Pace before = Pace.of(tenth.directory.agents(), tenth.cold);
        double again = Spent.median(unchanged, Spent::cpu);
        notes.put(Aim.GROWTH_CPU, ours.cpuMillis(), before.cpuMillis(), size);
        notes.put(Aim.GROWTH_CLOCK, ours.clockMillis(), before.clockMillis(), size);
        notes.put(Aim.MEMORY, (double) directory.published(), (double) size, size);
        notes.put(Aim.UNCHANGED_CPU, again, Spent.median(cold, Spent::cpu), size);
        notes.put(Aim.UNCHANGED_FILES, writtenUnchanged, Scenario.NOTHING, size);
        notes.put(Aim.CHANGED_CPU, Spent.median(changed, Spent::cpu), again, size);
        notes.put(Aim.SEARCH_FIRST, Search.firstQuestion(directory.site()), Scenario.NOTHING, size);
        notes.put(Aim.CHANGED_FILES, writtenChanged, tenth.writtenChanged, size);
    }
}
