package io.agentdoc.assembler.read;

import io.agentdoc.document.json.Node;
import io.agentdoc.document.value.Digest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files that a record names with their digests: a ledger of what was placed, or what an image was built from (12.7,
 * 12.7.1). One entry that cannot be read leaves the list unread, for a ledger with a hole is none.
 */
final class FileDigests {
    private static final List<String> NAMES = List.of("path", "file", "name");
    private static final List<String> DIGESTS = List.of("sha256", "digest");

    private FileDigests() {}

    static Map<String, Digest> read(Quote record, String member) {
        Map<String, Digest> files = new LinkedHashMap<>();
        for (Node entry : record.member(member).map(Node::elements).orElse(List.of())) {
            Optional<String> name = first(entry, NAMES);
            Optional<Digest> digest = first(entry, DIGESTS).flatMap(Digest::parse);
            if (name.isEmpty() || digest.isEmpty()) {
                record.notes().warn("12.7-4", entry, "names no file with its digest, so the list joins nothing");
                return Map.of();
            }
            files.put(name.get(), digest.get());
        }
        return files;
    }

    private static Optional<String> first(Node entry, List<String> names) {
        for (String name : names) {
            Optional<String> text = entry.text(name);
            if (text.isPresent()) {
                return text;
            }
        }
        return Optional.empty();
    }
}
