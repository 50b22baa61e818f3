package io.agentdoc.assembler.check.packages;

import io.agentdoc.document.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Tells text from other bytes: what decodes as UTF-8 without a zero byte, or begins with the mark of UTF-16 (decision 55). */
final class TextFiles {
    private TextFiles() {}

    static Optional<String> text(Bytes bytes) {
        return wide(bytes)
                .flatMap(charset -> decoded(bytes, charset))
                .or(() -> decoded(bytes, StandardCharsets.UTF_8).filter(text -> text.indexOf('\0') < 0));
    }

    private static Optional<Charset> wide(Bytes bytes) {
        if (bytes.size() < 2) {
            return Optional.empty();
        }
        int mark = (bytes.at(0) & 0xFF) << 8 | (bytes.at(1) & 0xFF);
        return switch (mark) {
            case 0xFEFF -> Optional.of(StandardCharsets.UTF_16BE);
            case 0xFFFE -> Optional.of(StandardCharsets.UTF_16LE);
            default -> Optional.empty();
        };
    }

    private static Optional<String> decoded(Bytes bytes, Charset charset) {
        try {
            return Optional.of(charset.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(bytes.toArray()))
                    .toString());
        } catch (CharacterCodingException notText) {
            return Optional.empty();
        }
    }
}
