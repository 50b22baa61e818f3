package io.agentdoc.document.value;

import java.util.Optional;

/**
 * The text form of NATS keys: one prefix byte, 32 key bytes and a CRC-16/XMODEM of both, in unpadded base32.
 *
 * <p>Only public keys are read here. A seed, which begins with {@code S}, is never taken for one.
 */
final class Nkey {
    static final int TEXT_LENGTH = 56;
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    private static final int USER = 20 << 3;
    private static final int ACCOUNT = 0;
    private static final int OPERATOR = 14 << 3;
    private static final int DECODED_LENGTH = 35;

    private Nkey() {}

    static String user(Bytes key) {
        byte[] payload = new byte[DECODED_LENGTH];
        payload[0] = (byte) USER;
        System.arraycopy(key.toArray(), 0, payload, 1, key.size());
        int crc = crc16(payload, DECODED_LENGTH - 2);
        payload[DECODED_LENGTH - 2] = (byte) crc;
        payload[DECODED_LENGTH - 1] = (byte) (crc >>> 8);
        return base32(payload);
    }

    static Optional<Bytes> decode(String text) {
        byte[] payload = new byte[DECODED_LENGTH];
        if (text.length() != TEXT_LENGTH || !fill(payload, text) || !isPublic(payload[0] & 0xff)) {
            return Optional.empty();
        }
        int crc = (payload[DECODED_LENGTH - 2] & 0xff) | ((payload[DECODED_LENGTH - 1] & 0xff) << 8);
        boolean sound = crc == crc16(payload, DECODED_LENGTH - 2);
        return sound ? Optional.of(Bytes.own(payload).slice(1, 1 + PublicKey.LENGTH)) : Optional.empty();
    }

    private static boolean isPublic(int prefix) {
        return prefix == USER || prefix == ACCOUNT || prefix == OPERATOR;
    }

    private static String base32(byte[] bytes) {
        StringBuilder text = new StringBuilder(TEXT_LENGTH);
        int buffer = 0;
        int bits = 0;
        for (byte b : bytes) {
            buffer = (buffer << 8) | (b & 0xff);
            for (bits += 8; bits >= 5; bits -= 5) {
                text.append(ALPHABET.charAt((buffer >>> (bits - 5)) & 31));
            }
        }
        return text.toString();
    }

    private static boolean fill(byte[] into, String text) {
        int buffer = 0;
        int bits = 0;
        int at = 0;
        for (int i = 0; i < text.length(); i++) {
            int value = ALPHABET.indexOf(text.charAt(i));
            if (value < 0) {
                return false;
            }
            buffer = (buffer << 5) | value;
            bits += 5;
            if (bits >= 8) {
                bits -= 8;
                into[at++] = (byte) (buffer >>> bits);
            }
        }
        return true;
    }

    private static int crc16(byte[] bytes, int length) {
        int crc = 0;
        for (int i = 0; i < length; i++) {
            crc ^= (bytes[i] & 0xff) << 8;
            for (int bit = 0; bit < 8; bit++) {
                crc = (crc & 0x8000) == 0 ? crc << 1 : (crc << 1) ^ 0x1021;
            }
            crc &= 0xffff;
        }
        return crc;
    }
}
