package io.agentdoc.cli;

import io.agentdoc.renderer.preview.PreviewServer;
import io.agentdoc.testing.Project;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Somebody who types the lines of a page one after another, in a folder of their own. */
final class Typing implements AutoCloseable {
    private static final Pattern LINE = Pattern.compile("(.*?)\\s*(?:#\\s*(?:status (\\d+)|.*))?");
    private static final String ELSEWHERE = "https://agent.example";
    /** A word that only a host of the internet could answer; such a line is typed as one that opens no socket. */
    private static final Pattern ASKED = Pattern.compile("[a-z]+\\.example|https://\\S+\\.json");

    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private final List<PreviewServer> hosts = new ArrayList<>();
    private final Map<String, String> environment;
    private Path directory;

    /** @param expected the status that the page says the line ends with */
    record Typed(int expected, int status, String said) {}

    Typing(Path folder) throws IOException {
        this(folder, Map.of());
    }

    Typing(Path folder, Map<String, String> environment) throws IOException {
        this.environment = environment;
        directory = Files.createDirectories(folder.resolve("typing"));
        for (String example : List.of("operator", "repository", "directory")) {
            copy(Project.root().resolve("examples/" + example), directory.resolve("examples/" + example));
        }
        copy(Project.root().resolve("docs/pages"), directory.resolve("docs/pages"));
        Files.copy(Project.root().resolve("docs/agentdoc.yaml"), directory.resolve("docs/agentdoc.yaml"));
        // What an archive unpacks to, of which only the examples are looked at.
        Files.createSymbolicLink(directory.resolve("agentdoc-0.1.0-SNAPSHOT"), directory);
        Files.writeString(directory.resolve("agentdoc.tar.gz"), "an archive\n");
        Files.writeString(
                directory.resolve("agentdoc.tar.gz.sha256"),
                io.agentdoc.document.value.Digest.of(io.agentdoc.document.value.Bytes.utf8("an archive\n"))
                                .hex()
                        + "  agentdoc.tar.gz\n");
    }

    /** Where the next line is typed. */
    Path directory() {
        return directory;
    }

    /** Types a line, and of several that are joined each one after the other. */
    Typed type(String line) throws IOException, InterruptedException {
        Typed all = new Typed(0, 0, "");
        for (String each : line.replaceFirst(" +#.*&&.*", "").split(" && ", -1)) {
            Typed one = typeOne(each);
            all = new Typed(one.expected(), one.status(), all.said() + one.said());
            if (one.status() != one.expected()) {
                return all;
            }
        }
        return all;
    }

    private Typed typeOne(String line) throws IOException, InterruptedException {
        Matcher parts = LINE.matcher(line);
        if (!parts.matches()) {
            throw new IllegalStateException(line);
        }
        int expected = parts.group(2) == null ? 0 : Integer.parseInt(parts.group(2));
        List<String> words = words(parts.group(1));
        return switch (words.getFirst().replaceFirst(".*/agentdoc$", "agentdoc")) {
            case "agentdoc" -> program(expected, words.subList(1, words.size()));
            case "cd" -> {
                directory = directory.resolve(words.get(1)).normalize();
                yield new Typed(0, Files.isDirectory(directory) ? 0 : 1, directory.toString());
            }
            case "mkdir" -> {
                Files.createDirectory(directory.resolve(words.get(1)));
                yield new Typed(0, 0, "");
            }
            case "sha256sum", "node", "cp" -> system(expected, words);
            default -> throw new IllegalStateException("nobody here can type " + line);
        };
    }

    private Typed program(int expected, List<String> words) throws IOException, InterruptedException {
        Props.lay(directory, words);
        if (words.getFirst().equals("serve")) {
            return served(words);
        }
        List<String> arguments = new ArrayList<>(words);
        if (List.of("assemble", "render").contains(words.getFirst())
                && words.stream().anyMatch(word -> ASKED.matcher(word).matches())) {
            arguments.add("--dry-run");
        }
        if (words.contains(ELSEWHERE)) {
            // The page's own site stands in for the host that the page names.
            Ran.in(directory.resolve("examples/operator"), "build", "--progress", "none");
            PreviewServer host = PreviewServer.serve(directory.resolve("site"), 0);
            hosts.add(host);
            arguments.replaceAll(word -> word.equals(ELSEWHERE) ? host.address().toString() : word);
        }
        Ran ran = Ran.in(directory, environment, arguments.toArray(String[]::new));
        boolean nothingHad = arguments.contains("--dry-run") && ran.status() == ExitStatus.NOTHING_REACHED.code();
        return new Typed(expected, nothingHad ? expected : ran.status(), ran.out() + ran.err());
    }

    /** A preview goes on until it is stopped, and is stopped as soon as it says where it stands. */
    private Typed served(List<String> words) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        World world = Worlds.with(out, err, directory);
        List<String> arguments = new ArrayList<>(words);
        if (!words.contains("--port")) {
            arguments.addAll(List.of("--port", "0"));
        }
        CompletableFuture<Integer> running =
                CompletableFuture.supplyAsync(() -> Main.run(world, arguments.toArray(String[]::new)));
        while (out.size() == 0 && !running.isDone()) {
            Thread.sleep(5);
        }
        world.stop().want();
        return new Typed(
                130, running.join(), out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8));
    }

    /** As a shell takes a line apart, up to the first pipe: what reads the answer is no program of ours. */
    private static List<String> words(String line) {
        return WORD.matcher(line.replaceFirst(" \\| .*", ""))
                .results()
                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                .toList();
    }

    private Typed system(int expected, List<String> words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Typed(expected, process.waitFor(), said);
    }

    static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    @Override
    public void close() {
        hosts.forEach(PreviewServer::close);
    }
}
