package io.agentdoc.cli;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import io.agentdoc.testing.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What whoever types a line of a text has already: files by the names that the texts give them, laid when a line names one. */
final class Props {
    private static final Path EXAMPLES = Project.root().resolve("examples");
    private static final Path OPERATOR = EXAMPLES.resolve("operator/sources");
    private static final Path REVIEWER = EXAMPLES.resolve("directory/sources/clause-reviewer");
    private static final Path DOCUMENT = EXAMPLES.resolve("directory/approved/clause-reviewer.json");

    private static final Map<String, Path> FILES = Map.ofEntries(
            Map.entry("agent-card.json", OPERATOR.resolve("agent-card.json")),
            Map.entry("card.json", OPERATOR.resolve("agent-card.json")),
            Map.entry("descriptor.json", REVIEWER.resolve("descriptor.json")),
            Map.entry("unsigned.json", OPERATOR.resolve("descriptor.json")),
            Map.entry("record.json", OPERATOR.resolve("evaluation.json")),
            Map.entry("evaluation.json", REVIEWER.resolve("evaluation.json")),
            Map.entry("build.json", REVIEWER.resolve("build.json")),
            Map.entry("deployment.json", REVIEWER.resolve("deployment.json")),
            Map.entry("package.zip", EXAMPLES.resolve("directory/packages/clause-reviewer-1.4.0.zip")),
            Map.entry("agentdoc.json", DOCUMENT),
            Map.entry("yesterday.json", DOCUMENT),
            Map.entry("old.json", DOCUMENT),
            Map.entry("new.json", DOCUMENT));
    private static final List<String> TO_SIGN = List.of("descriptor.json", "unsigned.json", "record.json");
    private static final List<String> KEYS = List.of("keys/assembler.pem", "keys/lab.pem");
    private static final List<String> BUILT = List.of("site", "site/", "sources-cache/");
    private static final List<String> AROUND_A_PACKAGE = List.of("DIR", "package/", ".");

    private Props() {}

    /** Lays what the words of a line name and the folder lacks; a word behind -o is what the line will write. */
    static void lay(Path folder, List<String> words) throws IOException {
        for (int i = 1; i < words.size(); i++) {
            if (!words.get(i - 1).matches("-o|--page|--report")) {
                lay(folder, words.getFirst(), words.get(i).replaceFirst("^card=a2a-card:", ""));
            }
        }
    }

    private static void lay(Path folder, String command, String name) throws IOException {
        if (command.equals("cache") && !Files.exists(folder.resolve("sources-cache"))) {
            built(folder);
        } else if (command.equals("sign") && TO_SIGN.contains(name)) {
            unsigned(folder, name);
        } else if (!Files.exists(folder.resolve(name)) || name.equals(".")) {
            lay(folder, name);
        }
    }

    private static void lay(Path folder, String name) throws IOException {
        if (FILES.containsKey(name)) {
            Path kept = folder.resolve("site/.well-known/agentdoc.json");
            boolean own = name.equals("yesterday.json") && Files.exists(kept);
            Files.copy(own ? kept : FILES.getOrDefault(name, DOCUMENT), folder.resolve(name));
        } else if (KEYS.contains(name)) {
            Ran.in(folder, "keygen", "-o", name);
        } else if (name.equals("directory.yaml")) {
            Ran.in(folder, "init", "--directory");
            Files.move(folder.resolve("agentdoc.yaml"), folder.resolve(name));
        } else if (BUILT.contains(name)) {
            built(folder);
        } else if (AROUND_A_PACKAGE.contains(name) && !Files.exists(folder.resolve("agent-repo.json"))) {
            repository(folder, name);
        }
    }

    /** The site of the example and its cache, as whoever typed a build before has them. */
    private static void built(Path folder) {
        String configuration = EXAMPLES.resolve("operator/agentdoc.yaml").toString();
        Ran.in(folder, "build", configuration, "--progress", "none");
    }

    /** A Descriptor, or a record by the lab's key, that nobody signed yet. */
    private static void unsigned(Path folder, String name) throws IOException {
        boolean isRecord = name.equals("record.json");
        Bytes text = Bytes.own(Files.readAllBytes(OPERATOR.resolve(isRecord ? "evaluation.json" : "descriptor.json")));
        var parsed = assertInstanceOf(JsonReading.Parsed.class, new JsonParser(Limits.standard()).parse(text));
        JsonObject bare = ((JsonObject) parsed.root()).without("signatures");
        if (isRecord) {
            lay(folder, "keys/lab.pem");
            Map<String, Json> members = new LinkedHashMap<>();
            bare.forEach(members::put);
            members.put(
                    "by",
                    new JsonText(Ran.in(folder, "key", "keys/lab.pem").out().strip()));
            bare = JsonObject.of(members);
        }
        Files.write(folder.resolve(name), JsonPretty.of(bare).toArray());
    }

    private static void repository(Path folder, String name) throws IOException {
        switch (name) {
            case "DIR" -> Typing.copy(EXAMPLES.resolve("repository/package"), folder.resolve("DIR/package"));
            case "package/" -> Typing.copy(EXAMPLES.resolve("repository/package"), folder.resolve("package"));
            default -> Typing.copy(EXAMPLES.resolve("repository"), folder);
        }
    }
}
