package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;

/**
 * The well-formed byte sequences of UTF-8 (RFC 3629 section 4): shortest forms only, no surrogates, nothing past
 * U+10FFFF.
 *
 * <pre>
 * 00..7F
 * C2..DF  80..BF
 * E0      A0..BF  80..BF
 * E1..EF  80..BF  80..BF          where after ED the second byte is 80..9F
 * F0      90..BF  80..BF  80..BF
 * F1..F4  80..BF  80..BF  80..BF  where after F4 the second byte is 80..8F
 * </pre>
 */
final class Utf8 {
    private Utf8() {}

    /** The offset of the first sequence that is not UTF-8; the size where all is well. */
    static int firstBroken(Bytes bytes) {
        int at = 0;
        while (at < bytes.size()) {
            int length = sequence(bytes, at);
            if (length == 0) {
                return at;
            }
            at += length;
        }
        return at;
    }

    /** How many bytes the sequence at that place has; 0 where it is broken. */
    private static int sequence(Bytes bytes, int at) {
        int lead = bytes.at(at) & 0xFF;
        int length = length(lead);
        if (length > bytes.size() - at) {
            return 0;
        }
        for (int i = 1; i < length; i++) {
            int next = bytes.at(at + i) & 0xFF;
            int lowest = i == 1 ? lowestSecond(lead) : 0x80;
            int highest = i == 1 ? highestSecond(lead) : 0xBF;
            if (next < lowest || next > highest) {
                return 0;
            }
        }
        return length;
    }

    private static int length(int lead) {
        if (lead < 0x80) {
            return 1;
        }
        if (lead < 0xC2 || lead > 0xF4) {
            return 0;
        }
        return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    }

    private static int lowestSecond(int lead) {
        return switch (lead) {
            case 0xE0 -> 0xA0;
            case 0xF0 -> 0x90;
            default -> 0x80;
        };
    }

    private static int highestSecond(int lead) {
        return switch (lead) {
            case 0xED -> 0x9F;
            case 0xF4 -> 0x8F;
            default -> 0xBF;
        };
    }
}
