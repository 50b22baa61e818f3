package io.agentdoc.assembler.gather;

import io.agentdoc.document.value.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.apache.hc.core5.http.HttpEntity;
import org.jspecify.annotations.Nullable;

/** Reads a body to its end or to one byte past what we read, and never believes its announced length. */
final class BodyReader {
    private BodyReader() {}

    /** The bytes; none where there are more than that many. */
    static Optional<Bytes> read(@Nullable HttpEntity entity, int most) throws IOException {
        if (entity == null) {
            return Optional.of(Bytes.empty());
        }
        if (entity.getContentLength() > most) {
            return Optional.empty();
        }
        InputStream in = entity.getContent();
        byte[] bytes = in.readNBytes(most + 1);
        return bytes.length > most ? Optional.empty() : Optional.of(Bytes.own(bytes));
    }
}
