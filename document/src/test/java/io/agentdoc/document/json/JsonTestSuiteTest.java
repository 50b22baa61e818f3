package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.agentdoc.testing.Clause;
import io.agentdoc.testing.Corpus;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** JSONTestSuite: what every parser must accept, what it must refuse, and what it is free to do. */
@Clause("8.1-3")
class JsonTestSuiteTest {
    private static final String FOLDER = "vectors/json-test-suite/test_parsing";

    /** The suite accepts what RFC 8259 leaves open; I-JSON (RFC 7493 section 2.3) does not. */
    private static final Set<String> DUPLICATES =
            Set.of("y_object_duplicated_key.json", "y_object_duplicated_key_and_value.json");

    @Test
    void what_must_be_accepted_is_but_for_duplicate_names() throws IOException {
        List<Path> files = files("y_");

        assertEquals(95, files.size());
        assertAll(files.stream().map(file -> (Executable) () -> {
            Class<? extends JsonReading> expected =
                    DUPLICATES.contains(name(file)) ? JsonReading.Malformed.class : JsonReading.Parsed.class;
            assertInstanceOf(expected, reading(file), () -> name(file));
        }));
    }

    @Test
    void what_must_be_refused_is() throws IOException {
        List<Path> files = files("n_");

        assertEquals(188, files.size());
        assertAll(files.stream().map(file ->
                (Executable) () -> assertInstanceOf(JsonReading.Malformed.class, reading(file), () -> name(file))));
    }

    @Test
    void what_is_free_is_as_we_have_approved() throws IOException {
        List<Path> files = files("i_");

        assertEquals(35, files.size());
        assertEquals(approved(), files.stream().map(this::line).collect(Collectors.joining()));
    }

    @Test
    void what_is_accepted_means_the_same_once_written() throws IOException {
        for (Path file : files("")) {
            if (reading(file) instanceof JsonReading.Parsed parsed) {
                Json again = Parsing.tree(CanonicalJson.of(parsed.root()));
                assertEquals(CanonicalJson.of(parsed.root()), CanonicalJson.of(again), () -> name(file));
                assertEquals(JsonPretty.of(parsed.root()), JsonPretty.of(Parsing.tree(JsonPretty.of(parsed.root()))));
            }
        }
    }

    private String line(Path file) {
        return switch (reading(file)) {
            case JsonReading.Parsed parsed ->
                name(file) + ": read as " + CanonicalJson.of(parsed.root()).display() + "\n";
            case JsonReading.Malformed malformed ->
                name(file) + ":" + malformed.line() + ":" + malformed.column() + " " + malformed.why() + "\n";
        };
    }

    private static JsonReading reading(Path file) {
        try {
            return Parsing.reading(Files.readAllBytes(file));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static List<Path> files(String prefix) throws IOException {
        try (Stream<Path> files = Files.list(Corpus.at(FOLDER))) {
            return files.filter(file -> name(file).startsWith(prefix)).sorted().toList();
        }
    }

    private static String approved() throws IOException {
        try (InputStream approved = JsonTestSuiteTest.class.getResourceAsStream("json-test-suite-free.approved.txt")) {
            return new String(approved.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
