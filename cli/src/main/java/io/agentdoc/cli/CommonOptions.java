package io.agentdoc.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options that every command takes, whether or not they mean anything to it. */
final class CommonOptions {
    static final String DEFAULT_CACHE = "sources-cache";
    static final int FIRST = 100;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "PATH",
            order = FIRST,
            description = "Where the result goes; stdout if not given.")
    Optional<Path> out = Optional.empty();

    @Option(
            names = "--cache",
            paramLabel = "DIR",
            order = 101,
            description = "The source cache; sources-cache/ in the current directory if not given.")
    Optional<Path> cache = Optional.empty();

    @Option(names = "--offline", order = 102, description = "Reach no host; read what the cache holds.")
    boolean offline;

    @Option(
            names = "--at",
            paramLabel = "INSTANT",
            order = 103,
            converter = InstantConverter.class,
            description = "The one moment that the run reads, as RFC 3339 writes it.")
    Optional<Instant> at = Optional.empty();

    @Option(names = "--only", paramLabel = "ID", order = 104, description = "Only this agent; may be repeated.")
    List<String> only = new ArrayList<>();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            order = 105,
            converter = JobsConverter.class,
            description = "How many agents are worked on at the same time; the number of cores if not given.")
    Optional<Integer> jobs = Optional.empty();

    @Option(names = "--strict", order = 106, description = "Warnings count as findings.")
    boolean strict;

    @Option(names = "--report", paramLabel = "FILE", order = 107, description = "Write the whole report as JSON.")
    Optional<Path> report = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "F[=FILE]",
            order = 108,
            converter = FormatChoice.Converter.class,
            description = "text, json, sarif, junit, github, markdown or gitlab; may be repeated.")
    List<FormatChoice> formats = new ArrayList<>();

    @Option(
            names = "--progress",
            paramLabel = "HOW",
            order = 109,
            converter = ProgressMode.Converter.class,
            description = "auto, plain or none.")
    ProgressMode progress = ProgressMode.AUTO;

    @Option(
            names = {"-q", "--quiet"},
            order = 110,
            description = "Say nothing that is not a fault.")
    boolean quiet;

    @Option(
            names = {"-v", "--verbose"},
            order = 111,
            description = "Say more.")
    boolean verbose;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            order = 112,
            converter = ColorMode.Converter.class,
            description = "auto, always or never; NO_COLOR is heeded.")
    Optional<ColorMode> color = Optional.empty();

    @Option(names = "--dry-run", order = 113, description = "Open no socket and write no file; say what would be done.")
    boolean dryRun;

    @Option(
            names = {"-h", "--help"},
            order = 114,
            usageHelp = true,
            description = "This help.")
    boolean help;

    Set<String> onlyIds() {
        return new LinkedHashSet<>(only);
    }
}
