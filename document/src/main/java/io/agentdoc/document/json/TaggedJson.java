package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The bytes that the family signs and digests: an ASCII tag, one line feed, and the canonical JSON (7.6, 8.1). */
public final class TaggedJson {
    private TaggedJson() {}

    public static Bytes of(String tag, Json value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(tag.getBytes(StandardCharsets.US_ASCII));
        out.write('\n');
        try {
            CanonicalJson.write(value, out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return Bytes.own(out.toByteArray());
    }
}
