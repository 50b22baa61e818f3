package io.agentdoc.fuzz;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonPretty;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Documents that inputs change: the first two bytes of an input say which one, the rest what is done to it. An input that
 * begins as JSON does is taken as it stands.
 */
final class Documents {
    private static final int HEAD = 2;

    private final List<Json> documents;

    private Documents(List<Json> documents) {
        this.documents = documents;
    }

    static Documents of(List<Path> files) {
        List<Json> documents = new ArrayList<>();
        for (Path file : files) {
            parsed(Seeds.bytes(file)).ifPresent(documents::add);
        }
        return new Documents(documents);
    }

    /** The bytes of the document that an input makes. */
    Bytes bytes(byte[] input) {
        return isJson(input) ? Bytes.copyOf(input) : JsonPretty.of(tree(input));
    }

    /** Inputs that leave each document as it is. */
    List<byte[]> seeds() {
        return IntStream.range(0, documents.size())
                .mapToObj(i -> new byte[] {(byte) (i >> 8), (byte) i})
                .toList();
    }

    private Json tree(byte[] input) {
        int number = input.length < HEAD ? 0 : (input[0] & 0xFF) << 8 | (input[1] & 0xFF);
        return Edits.of(documents.get(number % documents.size()), input, HEAD);
    }

    static boolean isJson(byte[] input) {
        return input.length > 0 && (input[0] == '{' || input[0] == '[');
    }

    static Optional<Json> parsed(byte[] bytes) {
        return new JsonParser(Limits.standard()).parse(Bytes.copyOf(bytes)) instanceof JsonReading.Parsed(Json root)
                ? Optional.of(root)
                : Optional.empty();
    }
}
