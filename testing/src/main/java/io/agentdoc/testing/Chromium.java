package io.agentdoc.testing;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Chromium by its command line alone, for what a page becomes once everything in it has run. */
public final class Chromium {
    private static final int PATIENCE_SECONDS = 60;

    private Chromium() {}

    /**
     * The markup that stands in the browser after so much of its own time. Where there is no Chromium, the test that asks
     * is skipped, and says so.
     *
     * @param folder where a profile that nothing was in before, and what the browser says, may lie
     */
    public static String dom(String address, Path folder, Duration time) throws IOException, InterruptedException {
        List<String> command = List.of(
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--user-data-dir=" + Files.createTempDirectory(folder, "profile"),
                "--virtual-time-budget=" + time.toMillis(),
                "--dump-dom",
                address);
        Process browser;
        try {
            browser = new ProcessBuilder(command)
                    .redirectError(folder.resolve("browser.log").toFile())
                    .start();
        } catch (IOException absent) {
            System.err.println("** SKIPPED: there is no chromium here, so that no page was opened in a browser **");
            return Assumptions.abort("no chromium");
        }
        String dom = new String(browser.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (!browser.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new IllegalStateException("the browser did not end");
        }
        return dom;
    }
}
