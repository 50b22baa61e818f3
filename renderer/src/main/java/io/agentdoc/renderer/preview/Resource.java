package io.agentdoc.renderer.preview;

import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/** What stands at a path of a site. */
sealed interface Resource {

    /** A file. */
    record Found(Path file) implements Resource {}

    /** A folder's page stands at the path with a slash at its end. */
    record Moved(String to) implements Resource {}

    /** Nothing; links are nothing too, and so is what a host hides. */
    record Missing() implements Resource {}

    /**
     * Finds it.
     *
     * @param path as it was asked for, decoded, beginning with a slash
     */
    static Resource at(Path root, String path) {
        Path file = root;
        for (String step : List.of(path.split("/", -1))) {
            if (isHidden(step)) {
                return new Missing();
            }
            file = file.resolve(step);
            if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS) || Files.isSymbolicLink(file)) {
                return new Missing();
            }
        }
        if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            return folder(file, path);
        }
        boolean isFile = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && !path.endsWith("/");
        return isFile ? new Found(file) : new Missing();
    }

    private static Resource folder(Path folder, String path) {
        Path page = folder.resolve("index.html");
        if (!Files.isRegularFile(page, LinkOption.NOFOLLOW_LINKS)) {
            return new Missing();
        }
        return path.endsWith("/") ? new Found(page) : new Moved(path + "/");
    }

    /** Steps that lead out of the site or name what hosts do not serve; {@code .well-known} is what they do. */
    private static boolean isHidden(String step) {
        boolean leadsOut = step.indexOf('\\') >= 0 || step.indexOf('\0') >= 0;
        return leadsOut || (step.startsWith(".") && !step.equals(".well-known"));
    }
}
