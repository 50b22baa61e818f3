package io.agentdoc.cli.config;

import io.agentdoc.assembler.OperatorFault;
import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonArray;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads an AI Catalog as the agents that it leads to: each A2A card at an https URL is an agent with that one source.
 *
 * <p>A catalog says where agents are. Nothing that it says of them is taken, and entries of another kind, without an
 * identifier that can be an agent's id, or with their document inside them are passed over.
 */
final class CatalogLines {
    private static final String CARD = "application/a2a-agent-card+json";
    private static final Pattern ID = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._:@/+~-]{0,199}");

    private CatalogLines() {}

    /** Whether a file is a whole document and not one entry a line. */
    static boolean is(Path file) {
        return file.toString().endsWith(".json");
    }

    /** The entries as lines of {@code agents_from}. */
    static InputStream open(Path file) throws IOException {
        Bytes bytes = Bytes.own(Files.readAllBytes(file));
        if (!(new JsonParser(Limits.standard()).parse(bytes) instanceof JsonReading.Parsed parsed)
                || Node.root(parsed.root())
                        .member("entries")
                        .filter(Node::isArray)
                        .isEmpty()) {
            throw new OperatorFault(file.getFileName()
                    + " is no AI Catalog, which has entries; name a file of one agent a line .jsonl instead.");
        }
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        for (Node entry :
                Node.root(parsed.root()).member("entries").orElseThrow().elements()) {
            Optional<Json> agent = agent(entry);
            if (agent.isPresent()) {
                lines.writeBytes(CanonicalJson.of(agent.get()).toArray());
            }
            lines.write('\n');
        }
        return new ByteArrayInputStream(lines.toByteArray());
    }

    private static Optional<Json> agent(Node entry) {
        Optional<String> id =
                entry.text("identifier").filter(text -> ID.matcher(text).matches());
        Optional<String> url = entry.text("url").filter(text -> text.startsWith("https://"));
        boolean card = entry.text("mediaType").filter(CARD::equalsIgnoreCase).isPresent();
        return id.isPresent() && url.isPresent() && card ? Optional.of(agent(id.get(), url.get())) : Optional.empty();
    }

    private static Json agent(String id, String url) {
        JsonObject card = JsonObject.builder()
                .put("id", "card")
                .put("kind", "a2a-card")
                .put("url", url)
                .build();
        return JsonObject.builder()
                .put("id", id)
                .put("sources", new JsonArray(List.of(card)))
                .build();
    }
}
