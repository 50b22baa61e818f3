package io.agentdoc.renderer.site;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/**
 * The settings that hosts need to serve a site as it is meant: they stand beside the output and never in it, since they
 * are for whoever runs the host.
 */
public final class Hosting {
    /** The workflow that builds a site and publishes it with GitHub Pages. */
    public static final String GITHUB_PAGES = "github-pages.yml";

    static final String HEADERS = "_headers";

    /** The files, by the names that their hosts know. */
    public static final List<String> FILES = List.of("nginx.conf", "Caddyfile", HEADERS, GITHUB_PAGES, "s3.sh");

    private Hosting() {}

    /** The folder of a site's snippets: the output's name with an ending of its own. */
    public static Path beside(Path out) {
        Path whole = out.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + ".hosting");
    }

    /** Writes those that are for a host and are not there as they are; where nobody said which it will be, all. */
    public static void write(Path out, Host host) {
        OutputFolder folder = new OutputFolder(beside(out));
        host.settings().forEach(name -> folder.write(name, of(name)));
        folder.settle();
    }

    /** One of them. */
    public static Bytes of(String name) {
        try (InputStream file = Hosting.class.getResourceAsStream("hosting/" + name)) {
            if (file == null) {
                throw new IllegalStateException("the program holds no " + name);
            }
            return Bytes.own(file.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
