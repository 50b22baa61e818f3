package io.agentdoc.cli;

import io.agentdoc.cli.config.Explained;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.renderer.site.Hosting;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files that {@code agentdoc init} begins a site with: a configuration, a sample, a workflow and a note on the key. */
enum SiteFiles {
    OPERATOR("operator.yaml", Map.of("sample/agent-card.json", "agent-card.json")),
    DIRECTORY(
            "directory.yaml",
            Map.of(
                    "agents.jsonl", "agents.jsonl",
                    "sample/one.json", "one.json",
                    "sample/two.json", "two.json",
                    "sample/three.json", "three.json"));

    static final String KEY = "keys/assembler.pem";
    static final String KEY_NOTE = "keys/README.md";
    static final String IGNORED = ".gitignore";
    static final String WORKFLOW = ".github/workflows/site.yml";

    private final String configuration;
    private final Map<String, String> samples;

    SiteFiles(String configuration, Map<String, String> samples) {
        this.configuration = configuration;
        this.samples = samples;
    }

    /** The configuration, each of its keys explained. */
    Bytes configuration() {
        return Bytes.utf8(Explained.of(resource(configuration).display()));
    }

    /** Everything that is written as it is, by where it goes. */
    Map<String, Bytes> others() {
        Map<String, Bytes> files = new LinkedHashMap<>();
        samples.keySet().stream().sorted().forEach(file -> files.put(file, resource(samples.getOrDefault(file, file))));
        files.put(KEY_NOTE, resource("keys.md"));
        files.put(WORKFLOW, Hosting.of(Hosting.GITHUB_PAGES));
        return files;
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
