package io.agentdoc.fuzz;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the fuzzer on one target after another, each in a process of its own, and says how many inputs each was given.
 *
 * <p>What it learned lies in {@code learned} below the folder given and is gone on from; an input that broke something lies
 * beside it as {@code NAME-crash-…}, and this program then ends with 1. Each such input is first given to the target once more,
 * alone: the fuzzer leaves one as well where the machine was slow or it was stopped, and those are said and not counted. Where
 * the fuzzer did not start, or ended before it counted, that is said with its last words, and the program ends with 1 too.
 */
public final class LongRun {
    private static final String BREAKING = "crash-|timeout-|oom-|slow-unit-";
    /** What the fuzzer counts the ways through: our own code, and of the libraries those that take a text apart. */
    private static final String INSTRUMENTED = "io.agentdoc.**:org.jsoup.parser.**:org.snakeyaml.**";

    private static final int LONGEST = 16 << 10;
    private static final int LONGEST_REPLAY = 5;

    private final Path folder;
    private final int seconds;

    private LongRun(Path folder, int seconds) {
        this.folder = folder;
        this.seconds = seconds;
    }

    /**
     * Runs the targets.
     *
     * @param args a folder, how many seconds each target is given, and the targets, where it is not to be all
     */
    public static void main(String[] args) throws Exception {
        LongRun run = new LongRun(Path.of(args[0]).toAbsolutePath(), Integer.parseInt(args[1]));
        List<Targets> targets = args.length > 2 && !args[2].equals("ALL")
                ? Stream.of(args[2].split(",")).map(Targets::valueOf).toList()
                : Arrays.asList(Targets.values());
        boolean broken = false;
        for (Targets target : targets) {
            broken |= run.run(target);
        }
        System.exit(broken ? 1 : 0);
    }

    /** Whether something broke. */
    private boolean run(Targets target) throws IOException, InterruptedException {
        Path learned = Files.createDirectories(folder.resolve("learned").resolve(target.name()));
        seed(target, learned);
        Path log = folder.resolve(target.name() + ".log");
        long begin = System.nanoTime();
        Process fuzzer = new ProcessBuilder(command(target, learned))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(fuzzer::destroy));
        fuzzer.waitFor();
        long took = (System.nanoTime() - begin) / 1_000_000_000;
        FuzzerLog said = new FuzzerLog(Files.readString(log));
        List<Path> left = left(target);
        int broke = 0;
        for (Path input : left) {
            boolean thrown = said.hasThrown() && input.toString().contains("-crash-");
            broke += thrown || breaks(target, input) ? 1 : 0;
        }
        String stopped = broke + " that break something, " + (left.size() - broke)
                + " that the fuzzer stopped at and that do not";
        System.out.println(target + ": "
                + said.inputs()
                        .map(count -> count + " inputs in " + took + " s, " + stopped)
                        .orElseGet(
                                () -> said.without(fuzzer.exitValue()) + "; all of it is in " + log + "; " + stopped));
        return broke > 0 || said.inputs().isEmpty() || (fuzzer.exitValue() != 0 && left.isEmpty());
    }

    private static void seed(Targets target, Path into) throws IOException {
        List<byte[]> seeds = target.made().seeds();
        for (int i = 0; i < seeds.size(); i++) {
            Files.write(into.resolve("seed-" + HexFormat.of().toHexDigits((short) i)), seeds.get(i));
        }
    }

    /** Whether an input breaks something when it is read alone, or is not read within minutes. */
    private boolean breaks(Targets target, Path input) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(java());
        command.addAll(List.of(Replay.class.getName(), target.name(), input.toString()));
        Process replay = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(
                        folder.resolve(target.name() + ".replayed").toFile()))
                .start();
        if (!replay.waitFor(LONGEST_REPLAY, TimeUnit.MINUTES)) {
            replay.destroyForcibly().waitFor();
            return true;
        }
        return replay.exitValue() != 0;
    }

    private static List<String> java() {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-Xss512k",
                "-Duser.language=en",
                "-Duser.country=GB",
                "-Dagentdoc.root=" + System.getProperty("agentdoc.root", ""),
                "-cp",
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(entry -> Path.of(entry).toAbsolutePath().toString())
                        .collect(Collectors.joining(File.pathSeparator)));
    }

    private List<String> command(Targets target, Path learned) {
        List<String> command = new ArrayList<>(java());
        command.addAll(List.of(
                "-XX:+EnableDynamicAgentLoading",
                "--enable-native-access=ALL-UNNAMED",
                "-Dagentdoc.fuzz.target=" + target,
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + Entry.class.getName(),
                "--instrumentation_includes=" + INSTRUMENTED,
                "--instrumentation_excludes=io.agentdoc.fuzz.**",
                "--custom_hook_excludes=io.agentdoc.fuzz.**",
                "--keep_going=12",
                "-max_total_time=" + seconds,
                "-max_len=" + LONGEST,
                "-timeout=300",
                "-report_slow_units=300",
                "-rss_limit_mb=4096",
                "-print_final_stats=1",
                "-artifact_prefix=" + folder + "/" + target + "-",
                learned.toString()));
        return command;
    }

    private List<Path> left(Targets target) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(target + "-(?:" + BREAKING + ").*"))
                    .sorted()
                    .toList();
        }
    }
}
