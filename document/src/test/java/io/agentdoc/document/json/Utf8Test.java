package io.agentdoc.document.json;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.agentdoc.document.value.Bytes;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Our check against the decoder of the Java platform, told to report. */
class Utf8Test {
    private final CharsetDecoder oracle = StandardCharsets.UTF_8.newDecoder();
    private final CharBuffer room = CharBuffer.allocate(16);

    @Test
    void a_text_is_whole() {
        assertEquals(0, Utf8.firstBroken(Bytes.empty()));
        assertEquals(10, Utf8.firstBroken(Bytes.utf8("aé€😀")));
    }

    @Test
    void every_sequence_of_two_bytes_is_judged_as_the_platform_does() {
        for (int a = 0; a < 256; a++) {
            for (int b = 0; b < 256; b++) {
                compare(a, b);
            }
        }
    }

    @Test
    void every_sequence_of_three_bytes_that_could_be_a_character_is_judged_as_the_platform_does() {
        for (int a = 0xBF; a <= 0xF5; a++) {
            for (int b = 0; b < 256; b++) {
                for (int c : new int[] {0, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF}) {
                    compare(a, b, c);
                }
            }
        }
    }

    @Test
    void sequences_of_four_bytes_are_judged_as_the_platform_does() {
        int[] edges = {0, 'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xF0, 0xFF};
        for (int a = 0xEF; a <= 0xFF; a++) {
            for (int b = 0x70; b < 256; b++) {
                for (int c : edges) {
                    for (int d : edges) {
                        compare(a, b, c, d);
                    }
                }
            }
        }
    }

    @Test
    void the_first_of_several_broken_places_is_found_anywhere() {
        assertEquals(3, Utf8.firstBroken(bytes('a', 0xC3, 0xA9, 0xFF, 0xFF)));
        assertEquals(4, Utf8.firstBroken(bytes('a', 0xE2, 0x82, 0xAC, 0xE2, 0x82)));
    }

    private void compare(int... values) {
        Bytes bytes = bytes(values);
        room.clear();
        ByteBuffer in = bytes.buffer();
        oracle.reset();
        oracle.decode(in, room, true);

        int broken = Utf8.firstBroken(bytes);
        if (broken != in.position()) {
            assertEquals(in.position(), broken, () -> Arrays.toString(values));
        }
    }

    private static Bytes bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return Bytes.own(bytes);
    }
}
