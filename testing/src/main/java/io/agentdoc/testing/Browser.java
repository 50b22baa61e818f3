package io.agentdoc.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser that looks at pages, driven by the scripts in {@code testing/browser}.
 *
 * <p>Where Chromium, Node.js or the packages of that folder are absent, the test that asks is skipped, and says so.
 */
public final class Browser {
    private static final Path SCRIPTS = Project.root().resolve("testing/browser");

    /** A way in which a page is looked at. */
    public enum State {
        LIGHT,
        DARK,
        /** The few colours that a reader's system prescribes. */
        FORCED,
        /** A window of 320 px. */
        NARROW,
        /** At 200 %. */
        ZOOMED,
        PRINT;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * A picture to be taken of a page.
     *
     * @param height as many px of the page as are taken, where it has so many
     * @param name the file's, without its ending
     */
    public record Picture(String page, State state, int height, String name) {}

    /**
     * What was found, a line each, and how much was looked at.
     *
     * @param looked pages times states, or elements, as the question was
     */
    public record Seen(List<String> findings, int looked) {}

    private Browser() {}

    /**
     * Accessibility by axe (every rule of WCAG 2.2 A and AA, and landmarks around everything), width, requests to other hosts,
     * and what the pages' policy refused.
     */
    public static Seen audit(URI site, List<String> pages, List<State> states) {
        return run("audit", site, pages, states.stream().map(State::word).toList());
    }

    /** The same by the rules that colours and widths can change, for pages that were looked at whole in another state. */
    public static Seen looks(URI site, List<String> pages, List<State> states) {
        return run("looks", site, pages, states.stream().map(State::word).toList());
    }

    /** Whether Tab reaches everything in its order, and shows where it is. */
    public static Seen keyboard(URI site, List<String> pages, List<State> states) {
        return run("keyboard", site, pages, states.stream().map(State::word).toList());
    }

    /** What pages do that shows: requests to others, dialogs, windows, frames, and whatever their policy refused. */
    public static Seen calm(URI site, List<String> pages) {
        return run("calm", site, pages, List.of());
    }

    /** How large the markup of each page is that stands in the browser: a word, the page and the bytes, between tabs. */
    public static Seen sizes(URI site, List<String> pages) {
        return run("sizes", site, pages, List.of());
    }

    /** Takes pictures into a folder. */
    public static Seen pictures(URI site, Path folder, List<Picture> pictures) {
        List<String> lines = pictures.stream()
                .map(picture -> String.join(
                        " ", picture.page(), picture.state().word(), String.valueOf(picture.height()), picture.name()))
                .toList();
        return run("picture", site, lines, List.of(folder.toAbsolutePath().toString()));
    }

    /** The share of a picture's points that are others than the approved one's, from 0 to 1; 1 where the sizes differ. */
    public static double difference(Path approved, Path taken, Path shown) {
        List<String> answer =
                node("compare.mjs", Stream.of(approved, taken, shown).map(Path::toString), List.of());
        return Double.parseDouble(answer.getLast());
    }

    /** What the Nu HTML checker calls an error. */
    public static List<String> markupErrors(List<Path> files) {
        Path checker = SCRIPTS.resolve("node_modules/vnu-jar/build/dist/vnu.jar");
        needed(Files.exists(checker), "the packages of testing/browser are not installed (npm ci)");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-jar",
                checker.toString(),
                "--errors-only",
                "--stdout",
                "--format",
                "gnu"));
        files.forEach(file -> command.add(file.toString()));
        return answer(command, List.of(), status -> status == 0 || status == 1);
    }

    /** Every page below a folder, as addresses below its own. */
    public static List<String> pagesBelow(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Seen run(String mode, URI site, List<String> lines, List<String> more) {
        needed(Files.isExecutable(Path.of("/usr/bin/chromium")), "there is no /usr/bin/chromium");
        List<String> answer =
                node("browser.mjs", Stream.concat(Stream.of(mode, site.toString()), more.stream()), lines);
        String[] count = answer.getLast().split("\t", -1);
        return new Seen(List.copyOf(answer.subList(0, answer.size() - 1)), Integer.parseInt(count[1]));
    }

    private static List<String> node(String script, Stream<String> arguments, List<String> lines) {
        needed(
                Files.isDirectory(SCRIPTS.resolve("node_modules")),
                "the packages of testing/browser are not installed (npm ci)");
        List<String> command =
                new ArrayList<>(List.of("node", SCRIPTS.resolve(script).toString()));
        arguments.forEach(command::add);
        return answer(command, lines, status -> status == 0);
    }

    private static List<String> answer(
            List<String> command, List<String> lines, java.util.function.IntPredicate sound) {
        try {
            Path input = Files.createTempFile("agentdoc-pages", ".txt");
            Path said = Files.createTempFile("agentdoc-browser", ".log");
            Files.write(input, lines);
            Process process = new ProcessBuilder(command)
                    .redirectInput(input.toFile())
                    .redirectError(said.toFile())
                    .start();
            String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int status = process.waitFor();
            if (!sound.test(status)) {
                throw new AssertionError(
                        String.join(" ", command) + " ended with " + status + "\n" + out + Files.readString(said));
            }
            Files.delete(input);
            Files.delete(said);
            return out.lines().toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        } catch (IOException absent) {
            needed(false, "there is no " + command.getFirst() + ": " + absent.getMessage());
            throw new UncheckedIOException(absent);
        }
    }

    private static void needed(boolean is, String why) {
        if (!is) {
            System.err.println("** SKIPPED: nothing was looked at in a browser: " + why + " **");
            Assumptions.abort(why);
        }
    }
}
