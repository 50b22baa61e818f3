package io.agentdoc.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.agentdoc.assembler.OperatorFault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogLinesTest {
    @TempDir
    Path folder;

    @Test
    void each_card_of_a_catalog_is_an_agent_with_that_one_source_and_nothing_else_is_taken() throws IOException {
        List<String> lines = lines("""
                {"specVersion": "1.0", "entries": [
                  {"identifier": "urn:air:example.org:desk", "displayName": "The best desk", "version": "9",
                   "mediaType": "application/a2a-agent-card+json", "url": "https://desk.example/card.json"},
                  {"identifier": "urn:air:example.org:mcp", "mediaType": "application/mcp-server+json",
                   "url": "https://desk.example/mcp.json"},
                  {"identifier": "plain", "mediaType": "application/a2a-agent-card+json", "url": "http://desk.example/"},
                  {"identifier": "../x y", "mediaType": "application/a2a-agent-card+json", "url": "https://desk.example/"},
                  {"identifier": "inside", "mediaType": "application/a2a-agent-card+json", "data": {"name": "x"}},
                  "nothing"]}
                """);
        assertEquals(
                List.of("{\"id\":\"urn:air:example.org:desk\",\"sources\":[{\"id\":\"card\",\"kind\":\"a2a-card\","
                        + "\"url\":\"https://desk.example/card.json\"}]}"),
                lines.stream().filter(line -> !line.isEmpty()).toList());
    }

    @Test
    void a_file_that_is_no_catalog_is_not_taken_for_an_empty_one() {
        for (String odd : List.of("", "[]", "{}", "{\"entries\": {}}", "{\"id\": \"a\"}\n{\"id\": \"b\"}")) {
            assertThrows(OperatorFault.class, () -> lines(odd), odd);
        }
    }

    private List<String> lines(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("ai-catalog.json"), text);
        try (var in = CatalogLines.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
