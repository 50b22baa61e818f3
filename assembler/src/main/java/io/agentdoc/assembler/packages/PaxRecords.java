package io.agentdoc.assembler.packages;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The records of a pax header, {@code LENGTH KEY=VALUE} and a line feed each: they speak for the entry that follows.
 *
 * @param values byte for byte as ISO 8859-1, since a value may be anything
 */
record PaxRecords(Map<String, String> values) {
    private static final PaxRecords NONE = new PaxRecords(Map.of());
    private static final List<String> OF_ONE_FILE = List.of("path", "size", "linkpath");

    static PaxRecords none() {
        return NONE;
    }

    static PaxRecords parse(byte[] data) throws Refusal {
        Map<String, String> values = new HashMap<>();
        int at = 0;
        while (at < data.length) {
            int blank = at;
            int length = 0;
            while (blank < data.length && data[blank] >= '0' && data[blank] <= '9' && length <= data.length) {
                length = 10 * length + data[blank++] - '0';
            }
            int end = at + length;
            if (blank >= data.length
                    || data[blank] != ' '
                    || end <= blank + 1
                    || end > data.length
                    || data[end - 1] != '\n') {
                throw new Refusal(Fault.CORRUPT, "a pax header of the tar has a record that cannot be read");
            }
            take(new String(data, blank + 1, end - blank - 2, StandardCharsets.ISO_8859_1), values);
            at = end;
        }
        return new PaxRecords(values);
    }

    private static void take(String text, Map<String, String> values) throws Refusal {
        int equals = text.indexOf('=');
        String key = equals < 0 ? "" : text.substring(0, equals);
        if (key.startsWith("GNU.sparse")) {
            throw new Refusal(Fault.CORRUPT, "the tar has a sparse file, whose size is only claimed");
        }
        if (key.isEmpty() || values.put(key, text.substring(equals + 1)) != null) {
            throw new Refusal(Fault.CORRUPT, "a pax header of the tar has a record that cannot be read");
        }
    }

    Optional<String> path() throws Refusal {
        String path = values.get("path");
        return path == null
                ? Optional.empty()
                : Optional.of(ZipEntry.Name.decoded(ByteBuffer.wrap(path.getBytes(StandardCharsets.ISO_8859_1))));
    }

    /** A size that differs from the header's makes two archives of one. */
    void checkSize(long size) throws Refusal {
        String stated = values.get("size");
        if (stated != null && !stated.equals(Long.toString(size))) {
            throw new Refusal(Fault.CORRUPT, "a pax header of the tar gives a file another size than its own header");
        }
    }

    /** A global header may note what it likes, but not rename or resize the files that follow. */
    void checkGlobal() throws Refusal {
        if (OF_ONE_FILE.stream().anyMatch(values::containsKey)) {
            throw new Refusal(Fault.AMBIGUOUS, "a global pax header of the tar speaks for single files");
        }
    }
}
