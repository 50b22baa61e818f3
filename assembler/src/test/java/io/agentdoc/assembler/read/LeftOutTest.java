package io.agentdoc.assembler.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.assembler.fixture.Documents;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.model.KnownKind;
import io.agentdoc.testing.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What each kind of source says where something in it is half-readable, unknown, contradictory or no shape, and what is told of
 * that. Each case in {@code left-out.txt} is a kind, a document with single quotes, after {@code =} the sections that are
 * filled without what they cite, and a line for each finding.
 */
@Clause(value = "6.4-1", by = Readers.class)
class LeftOutTest {
    private static final Path CASES = Path.of("src/test/resources/io/agentdoc/assembler/read/left-out.txt");

    @Test
    void what_is_left_out_is_left_out_whole_and_told() throws IOException {
        String written =
                new String(Documents.resource(LeftOutTest.class, "left-out.txt").toArray(), StandardCharsets.UTF_8);
        List<String> cases = List.of(written.strip().split("\n\n"));
        assertTrue(cases.size() > 60, "only " + cases.size());
        String read = String.join("\n\n", cases.stream().map(LeftOutTest::read).toList()) + "\n";
        if (Boolean.getBoolean("agentdoc.update")) {
            Files.writeString(CASES, read);
        }
        assertEquals(written, read);
    }

    private static String read(String written) {
        List<String> lines = written.lines().toList();
        KnownKind kind = KnownKind.of(lines.getFirst()).orElseThrow();
        Json document = Documents.parse("{\"it\": " + lines.get(1).replace('\'', '"') + "}")
                .get("it")
                .orElseThrow();
        Reading reading = OneReading.of(kind, document);
        JsonObject says = (JsonObject) uncited(OneReading.json(reading)
                .get("sections")
                .orElse(JsonObject.builder().build()));
        return String.join(
                "\n",
                Stream.of(
                                lines.stream().limit(2),
                                Stream.of(
                                        "= " + CanonicalJson.of(says).display().replace('"', '\'')),
                                reading.findings().stream()
                                        .map(finding -> "- " + finding.rule() + " "
                                                + finding.level().name().toLowerCase(Locale.ROOT) + " "
                                                + finding.place() + ": " + finding.message())
                                        .sorted())
                        .flatMap(part -> part)
                        .toList());
    }

    private static Json uncited(Json json) {
        return switch (json) {
            case JsonObject object -> {
                JsonObject.Builder kept = JsonObject.builder();
                object.forEach((name, value) -> {
                    if (!name.equals("from") && !name.endsWith("_from")) {
                        kept.put(name, uncited(value));
                    }
                });
                yield kept.build();
            }
            case JsonArray array ->
                new JsonArray(
                        array.elements().stream().map(LeftOutTest::uncited).toList());
            default -> json;
        };
    }
}
