package io.agentdoc.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A way in which a host fails whoever asks it, or works against them.
 *
 * @param name what a test calls it by
 * @param does what the host does, after "A host that"
 * @param end how the fetch ends, in the words of a document's outcomes
 */
public record HostFault(String name, String does, String end) {

    /** All of them, in the order in which the page of promises lists them. */
    public static List<HostFault> all() {
        try (var file = HostFault.class.getResourceAsStream("faults.tsv")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .map(cells -> new HostFault(cells[0], cells[1], cells[2]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read faults.tsv", e);
        }
    }
}
