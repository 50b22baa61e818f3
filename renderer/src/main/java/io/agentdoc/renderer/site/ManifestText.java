package io.agentdoc.renderer.site;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.json.JsonText;
import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A manifest as it is written: a start, a line for each name in their order, and an end. */
final class ManifestText {
    /** What the line of a name begins with. */
    private static final String NAME = "    \"";

    private final OutputStream out;
    private boolean isEmpty = true;

    ManifestText(OutputStream out) throws IOException {
        this.out = out;
        write(start());
    }

    void add(String name) throws IOException {
        write(name(name, isEmpty));
        isEmpty = false;
    }

    void end() throws IOException {
        write(end(isEmpty));
    }

    private void write(String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    /** What it begins with, before the first name. */
    static String start() {
        String empty = new String(Manifest.of(List.of()).toArray(), StandardCharsets.UTF_8);
        return empty.substring(0, empty.lastIndexOf(']'));
    }

    static String name(String name, boolean isFirst) {
        String quoted = new String(JsonPretty.of(new JsonText(name)).toArray(), StandardCharsets.UTF_8);
        return (isFirst ? "\n    " : ",\n    ") + quoted.stripTrailing();
    }

    static String end(boolean isEmpty) {
        return isEmpty ? "]\n}\n" : "\n  ]\n}\n";
    }

    /** Whether there is no manifest, or one of exactly this form, whose names are told one after another. */
    static boolean isForm(Optional<InputStream> manifest) {
        return manifest.isEmpty() || names(manifest.get(), name -> {});
    }

    /** Tells of each name of one that has this form. */
    static void read(Optional<InputStream> manifest, Consumer<String> each) {
        JsonParser parser = new JsonParser(Limits.standard());
        manifest.ifPresent(there -> names(there, quoted -> {
            if (parser.parse(Bytes.utf8("{\"name\":" + quoted + "}")) instanceof JsonReading.Parsed(Json tree)) {
                Node.root(tree).text("name").ifPresent(each);
            }
        }));
    }

    private static boolean names(InputStream manifest, Consumer<String> quoted) {
        try (var lines = new BufferedReader(new InputStreamReader(manifest, StandardCharsets.UTF_8))) {
            for (String line : start().lines().toList()) {
                if (!line.equals(next(lines))) {
                    return false;
                }
            }
            String line = next(lines);
            for (; isName(line); line = next(lines)) {
                quoted.accept(line.substring(0, line.length() - (line.endsWith(",") ? 1 : 0)));
            }
            return line.equals("  ]");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whatever signs the name has: some of them end a line elsewhere and not here. */
    private static boolean isName(String line) {
        return line.startsWith(NAME) && (line.endsWith("\"") || line.endsWith("\",")) && line.length() > NAME.length();
    }

    private static String next(BufferedReader lines) throws IOException {
        return Optional.ofNullable(lines.readLine()).orElse("");
    }
}
