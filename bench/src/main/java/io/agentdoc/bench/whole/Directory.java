package io.agentdoc.bench.whole;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A directory of yardstick agents on the disk, and the commands that build it. */
final class Directory {
    private static final String SEED = "1";

    private final Setting setting;
    private final Stopwatch stopwatch;
    private final long agents;
    private final Path folder;

    private Directory(Setting setting, Stopwatch stopwatch, long agents, Path folder) {
        this.setting = setting;
        this.stopwatch = stopwatch;
        this.agents = agents;
        this.folder = folder;
    }

    /** One of so many agents, which is made where it is not there yet. */
    static Directory of(Setting setting, Stopwatch stopwatch, long agents, String... kind)
            throws IOException, InterruptedException {
        Path folder = setting.work().resolve(String.join("-", kind) + agents);
        Directory directory = new Directory(setting, stopwatch, agents, folder);
        Path made = folder.resolve("made");
        if (!Files.exists(made)) {
            Files.createDirectories(folder);
            directory.own("io.agentdoc.bench.MakeDirectory", kind);
            Files.writeString(made, "");
        }
        return directory;
    }

    /** The program's build, as people type it. */
    Command build(String... options) {
        List<String> words = new ArrayList<>(List.of(
                setting.launcher().toString(),
                "build",
                "agentdoc.yaml",
                "--offline",
                "--cache",
                "cache",
                "-o",
                "site",
                "--progress",
                "none"));
        words.addAll(List.of(options));
        return new Command(folder, words);
    }

    Command node() {
        return new Command(
                folder,
                List.of("node", setting.peers().resolve("node/build.mjs").toString(), ".", "node"));
    }

    Command hugo() {
        return new Command(folder.resolve("hugo"), List.of("hugo", "--quiet", "-d", "public"));
    }

    Command eleventy() {
        return new Command(folder.resolve("eleventy"), List.of("node_modules/.bin/eleventy", "--quiet"));
    }

    /** Makes the sites of Hugo and Eleventy out of the site that was built last. */
    void makeSites() throws IOException, InterruptedException {
        for (String peer : List.of("hugo", "eleventy")) {
            Folders.remove(folder.resolve(peer));
            Folders.copy(setting.peers().resolve(peer), folder.resolve(peer));
        }
        Files.createSymbolicLink(
                folder.resolve("eleventy/node_modules"), setting.peers().resolve("eleventy/node_modules"));
        String make = setting.peers().resolve("content.mjs").toString();
        stopwatch.good(new Command(folder, List.of("node", make, "site", "hugo/content/agents", "eleventy/content")));
    }

    /** Changes the card of every so many agents, each time to something else. */
    void change(long every, int time) throws IOException, InterruptedException {
        own("io.agentdoc.bench.ChangeSome", Long.toString(every), Integer.toString(time));
    }

    /** Takes away what a build left, so that the next one is cold. */
    void forget() throws IOException {
        for (String left : List.of("site", "site.hosting", "node", "hugo/public", "eleventy/site")) {
            Folders.remove(folder.resolve(left));
        }
    }

    /** How many agents have a page. */
    long published() throws IOException {
        try (Stream<Path> pages = Files.list(site().resolve("agents"))) {
            return pages.filter(Files::isDirectory).count();
        }
    }

    Path site() {
        return folder.resolve("site");
    }

    Path folder() {
        return folder;
    }

    long agents() {
        return agents;
    }

    private void own(String main, String... more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(folder.toString(), Long.toString(agents), SEED));
        arguments.addAll(List.of(more));
        stopwatch.good(setting.own(folder, List.of(), main, arguments));
    }
}
