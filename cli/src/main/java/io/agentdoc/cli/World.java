package io.agentdoc.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;

/**
 * Everything outside the program that it may touch, so that a test can be another outside.
 *
 * @param in what is piped in
 * @param out where results go, and nothing else
 * @param err where everything else goes
 * @param environment the variables
 * @param directory what relative paths are relative to
 * @param clock what time it is
 * @param stop whether somebody wants the run to end
 * @param live whether somebody watches the messages as they come, and lines may be rewritten
 * @param screen whether results go to a screen, which obeys characters that a file only keeps
 */
record World(
        InputStream in,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        Path directory,
        Clock clock,
        Stop stop,
        boolean live,
        boolean screen) {

    /** One whose results go to a file or to another program. */
    World(
            InputStream in,
            PrintStream out,
            PrintStream err,
            Map<String, String> environment,
            Path directory,
            Clock clock,
            Stop stop,
            boolean live) {
        this(in, out, err, environment, directory, clock, stop, live, false);
    }

    Optional<String> variable(String name) {
        return Optional.ofNullable(environment.get(name)).filter(value -> !value.isEmpty());
    }

    /** A path as the user typed it, from where the user stands. */
    Path path(Path typed) {
        return directory.resolve(typed).normalize();
    }
}
