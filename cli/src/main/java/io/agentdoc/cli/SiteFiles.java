package io.agentdoc.cli;

import io.agentdoc.cli.config.Explained;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Hosting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The files that {@code agentdoc init} begins a site with: a configuration, a sample, a workflow and a note on the key. */
enum SiteFiles {
    OPERATOR,
    DIRECTORY;

    static final String KEY = "keys/assembler.pem";
    static final String KEY_NOTE = "keys/README.md";
    static final String IGNORED = ".gitignore";
    static final String WORKFLOW = ".github/workflows/site.yml";

    /** The configuration, each of its keys explained. */
    Bytes configuration() {
        return Bytes.utf8(
                Explained.of(resource(name().toLowerCase(Locale.ROOT) + ".yaml").display()));
    }

    /** Everything that is written as it is, by where it goes. */
    Map<String, Bytes> others() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        for (String file : samples()) {
            files.put(file, resource(file.substring(file.lastIndexOf('/') + 1)));
        }
        files.put(KEY_NOTE, resource("keys.md"));
        files.put(WORKFLOW, Hosting.of(Hosting.GITHUB_PAGES));
        return files;
    }

    private List<String> samples() {
        return switch (this) {
            case OPERATOR -> List.of("sample/agent-card.json");
            case DIRECTORY -> List.of("agents.jsonl", "sample/one.json", "sample/two.json", "sample/three.json");
        };
    }

    /** What version control has to leave alone: the key, and what a build makes. */
    static List<String> ignored() {
        return resource("gitignore").display().lines().toList();
    }

    private static Bytes resource(String name) {
        try (InputStream in = Optional.ofNullable(SiteFiles.class.getResourceAsStream("init/" + name))
                .orElseThrow(() -> new IllegalStateException("the program lacks init/" + name))) {
            return Bytes.own(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
