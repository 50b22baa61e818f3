package io.agentdoc.cli;

import io.agentdoc.assembler.repository.RepositoryManifest;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.value.Bytes;
import java.util.List;
import java.util.regex.Pattern;

/** The files that an agent repository has beside its package, as {@code agentdoc init} writes them. */
final class RepositoryFiles {
    static final String ATTRIBUTES = ".gitattributes";
    static final String WORKFLOW = ".github/workflows/agentdoc.yml";
    static final String HOOKS = ".pre-commit-config.yaml";

    static final String ATTRIBUTES_WHY =
            "# These bytes are hashed and compared, so no checkout may convert their line endings.\n";
    /** What a workflow does that checks the document already. */
    static final String CHECKS = "package . --check";
    /** What a configuration of hooks has that has this one already. */
    static final String HOOK_ID = "id: agentdoc";

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

    private RepositoryFiles() {}

    /** A manifest that names the two required places and nothing else (13.3). */
    static Bytes manifest(String packageFolder, String agentdoc) {
        return JsonPretty.of(JsonObject.builder()
                .put("format", RepositoryManifest.FORMAT)
                .put("package", packageFolder)
                .put("agentdoc", agentdoc)
                .build());
    }

    /** One line for the package and one for its document. */
    static List<String> attributes(RepositoryManifest manifest) {
        return List.of(everyFileOf(manifest.packageFolder()), pattern(manifest.agentdoc()) + " -text");
    }

    /** The line of attributes for a whole folder. */
    static String everyFileOf(String folder) {
        String pattern = pattern(folder);
        return (pattern.startsWith("\"") ? pattern.substring(0, pattern.length() - 1) + "/**\"" : pattern + "/**")
                + " -text";
    }

    /** A path as a pattern that means it alone; in quotes, as C writes them, where a blank or a sign would end or change it. */
    private static String pattern(String path) {
        if (PLAIN.matcher(path).matches()) {
            return path;
        }
        String literal = path.replaceAll("[\\\\*?\\[]", "\\\\$0").replaceFirst("^[!#]", "\\\\$0");
        return "\"" + literal.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    static String workflow(RepositoryManifest manifest) {
        return """
            # Fails when %1$s or a generated view is not what %2$s/ gives, and says what mends it.
            # Set the repository variable AGENTDOC to the repository that holds the program, such as OWNER/agentdoc.
            #
            # It runs for pull requests of strangers too, and may: it can read and no more, it is given no secret, and nothing
            # in the package is executed. Do not make it pull_request_target, which would hand it the rights of the branch.
            name: agentdoc
            on:
              push:
              pull_request:
            permissions:
              contents: read
            jobs:
              package:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                    with:
                      path: repository
                      persist-credentials: false
                  - uses: actions/checkout@v4
                    with:
                      repository: ${{ vars.AGENTDOC }}
                      path: agentdoc
                      persist-credentials: false
                  - uses: actions/setup-java@v4
                    with:
                      distribution: temurin
                      java-version: "25"
                  - name: Compare the document and the views with the package
                    working-directory: repository
                    run: ../agentdoc/agentdoc package . --check --views
                  - name: Check the package
                    working-directory: repository
                    run: ../agentdoc/agentdoc check %2$s --offline --format github
            """.formatted(manifest.agentdoc(), manifest.packageFolder());
    }

    /** @param program what the hook types, as seen from the repository's root */
    static String hooks(RepositoryManifest manifest, String program) {
        String command = program + " package . --check --views";
        String entry =
                program.startsWith("'") ? "\"" + command.replace("\\", "\\\\").replace("\"", "\\\"") + "\"" : command;
        return """
            # Fails a commit in which %1$s or a generated view is not what %2$s/ gives, and says what mends it.
            repos:
              - repo: local
                hooks:
                  - id: agentdoc
                    name: the document is what the package gives
                    entry: %3$s
                    language: system
                    pass_filenames: false
                    always_run: true
            """.formatted(manifest.agentdoc(), manifest.packageFolder(), entry);
    }
}
