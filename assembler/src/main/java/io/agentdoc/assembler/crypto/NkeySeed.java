package io.agentdoc.assembler.crypto;

import io.agentdoc.document.value.Bytes;
import java.util.Optional;
import java.util.regex.Pattern;
import org.bouncycastle.util.encoders.Base32;
import org.bouncycastle.util.encoders.DecoderException;

/**
 * The text form of a NATS seed: two prefix bytes, 32 seed bytes and a CRC-16/XMODEM of both, in unpadded base32.
 *
 * <p>The five bits of {@code S} and the eight of the kind share the two prefix bytes, so that seeds of users begin with
 * {@code SU}, of accounts with {@code SA} and of operators with {@code SO}.
 */
final class NkeySeed {
    private static final Pattern FORM = Pattern.compile("S[UAO][A-Z2-7]{56}");
    private static final String PADDING = "======";
    private static final int PREFIX_LENGTH = 2;

    private NkeySeed() {}

    /** Whether the text has a seed's form, sound or not, so that it must never be shown. */
    static boolean looksLike(String text) {
        return FORM.matcher(text).matches();
    }

    static Optional<SigningKey> decode(String text) {
        if (!looksLike(text)) {
            return Optional.empty();
        }
        try {
            Bytes payload = Bytes.own(Base32.decode(text + PADDING));
            int end = PREFIX_LENGTH + SigningKey.SEED_LENGTH;
            boolean sound = payload.size() == end + 2
                    && crc16(payload, end) == ((payload.at(end) & 0xff) | (payload.at(end + 1) & 0xff) << 8);
            return sound ? Optional.of(SigningKey.ofSeed(payload.slice(PREFIX_LENGTH, end))) : Optional.empty();
        } catch (DecoderException notBase32) {
            return Optional.empty();
        }
    }

    private static int crc16(Bytes bytes, int length) {
        int crc = 0;
        for (int i = 0; i < length; i++) {
            crc ^= (bytes.at(i) & 0xff) << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : crc << 1 ^ 0x1021;
            }
            crc &= 0xffff;
        }
        return crc;
    }
}
