package io.agentdoc.document.json;

import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** A real ECMAScript engine as the judge of what ECMAScript writes; where {@code node} is not installed, its tests skip. */
final class EcmaScript {
    private final Path folder;

    EcmaScript(Path folder) {
        this.folder = folder;
    }

    /** For each line what the function of that source makes of it. */
    List<String> map(String function, List<String> lines) throws IOException, InterruptedException {
        Path input = Files.write(folder.resolve("input.txt"), lines);
        Path output = folder.resolve("output.txt");
        String program = """
                const fs = require('fs');
                const each = %s;
                const lines = fs.readFileSync(%s, 'utf8').split('\\n').slice(0, -1);
                fs.writeFileSync(%s, lines.map(line => each(line) + '\\n').join(''));
                """.formatted(function, quoted(input), quoted(output));
        Process node = start(Files.writeString(folder.resolve("program.js"), program));
        if (!node.waitFor(120, TimeUnit.SECONDS) || node.exitValue() != 0) {
            node.destroyForcibly();
            throw new IllegalStateException(
                    "node failed: " + Files.readString(folder.resolve("said.txt"), StandardCharsets.UTF_8));
        }
        return Files.readString(output, StandardCharsets.UTF_8).lines().toList();
    }

    private Process start(Path program) throws InterruptedException {
        try {
            return new ProcessBuilder("node", program.toString())
                    .directory(Project.root().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said.txt").toFile())
                    .start();
        } catch (IOException absent) {
            System.err.println("**  node IS NOT HERE: the tests that ask an ECMAScript engine are SKIPPED.  **");
            return Assumptions.abort("no ECMAScript engine: " + absent.getMessage());
        }
    }

    private static String quoted(Path path) {
        return CanonicalJson.of(new JsonText(path.toString())).display();
    }
}
