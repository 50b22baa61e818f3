package io.agentdoc.fuzz;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs the fuzzer on one target after another, each in a process of its own, and says how many inputs each was given.
 *
 * <p>What it learned lies in {@code learned} below the folder given and is gone on from; an input that broke something lies
 * beside it as {@code NAME-crash-…}, and this program then ends with 1.
 */
public final class LongRun {
    private static final Pattern INPUTS = Pattern.compile("stat::number_of_executed_units: *(\\d+)");
    private static final String BREAKING = "crash-|timeout-|oom-|slow-unit-";
    /** What the fuzzer counts the ways through: our own code, and of the libraries those that take a text apart. */
    private static final String INSTRUMENTED = "io.agentdoc.**:org.jsoup.parser.**:org.snakeyaml.**";

    private static final int LONGEST = 16 << 10;

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
        Matcher inputs = INPUTS.matcher(Files.readString(log));
        String count = inputs.find() ? inputs.group(1) : "unknown";
        long broke = breaking(target);
        System.out.printf("%s: %s inputs in %d s, %d that break something%n", target, count, took, broke);
        return broke > 0 || fuzzer.exitValue() != 0;
    }

    private static void seed(Targets target, Path into) throws IOException {
        List<byte[]> seeds = target.made().seeds();
        for (int i = 0; i < seeds.size(); i++) {
            Files.write(into.resolve("seed-" + HexFormat.of().toHexDigits((short) i)), seeds.get(i));
        }
    }

    private List<String> command(Targets target, Path learned) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+EnableDynamicAgentLoading",
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx1g",
                "-Xss512k",
                "-Duser.language=en",
                "-Duser.country=GB",
                "-Dagentdoc.root=" + System.getProperty("agentdoc.root", ""),
                "-Dagentdoc.fuzz.target=" + target,
                "-cp",
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(entry -> Path.of(entry).toAbsolutePath().toString())
                        .reduce((one, next) -> one + File.pathSeparator + next)
                        .orElseThrow(),
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
                learned.toString());
    }

    private long breaking(Targets target) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(target + "-(?:" + BREAKING + ").*"))
                    .count();
        }
    }
}
