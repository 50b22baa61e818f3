package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Base64;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Base64TextTest {

    @ParameterizedTest
    @CsvSource({"QQ==, A", "QQ, A", "QUI=, AB", "QUI, AB", "QUJD, ABC", "QUJDRA==, ABCD"})
    void padded_or_not_it_reads_the_same(String text, String bytes) {
        assertEquals(Optional.of(Bytes.utf8(bytes)), Base64Text.decode(text));
    }

    @Test
    void either_alphabet_is_read_but_never_both_in_one_text() {
        Bytes bytes = Bytes.copyOf(new byte[] {(byte) 0xFB, (byte) 0xFF, (byte) 0xBF});

        assertEquals(Optional.of(bytes), Base64Text.decode("+/+/"));
        assertEquals(Optional.of(bytes), Base64Text.decode("-_-_"));
        assertEquals(Optional.empty(), Base64Text.decode("-/-/"));
        assertEquals(Optional.empty(), Base64Text.decode("+_+_"));
        assertEquals(Optional.empty(), Base64Text.decode("--//"));
        assertEquals(Optional.empty(), Base64Text.decode("++__"));
    }

    @Test
    void nothing_is_the_text_of_nothing() {
        assertEquals(Optional.of(Bytes.empty()), Base64Text.decode(""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "QR==",
                "QR",
                "QUJ=",
                "QUJ",
                "QQ=",
                "QQ===",
                "QUI==",
                "QUJD=",
                "QUJD==",
                "QUJD====",
                "Q",
                "Q===",
                "====",
                "==",
                "=",
                "QQ==QQ==",
                "Q=Q=",
                " QQ==",
                "QQ==\n",
                "Q\nQ==",
                "QQ.=",
                "QÁ==",
                "QQ%3D%3D"
            })
    void a_second_spelling_of_the_same_bytes_is_refused(String text) {
        assertEquals(Optional.empty(), Base64Text.decode(text));
    }

    @Test
    void any_bytes_read_back_from_each_spelling() {
        SplittableRandom random = new SplittableRandom(64);
        for (int length = 0; length < 200; length++) {
            byte[] array = new byte[length];
            random.nextBytes(array);
            Optional<Bytes> bytes = Optional.of(Bytes.copyOf(array));

            assertEquals(bytes, Base64Text.decode(Base64Text.encode(Bytes.copyOf(array))));
            assertEquals(
                    bytes,
                    Base64Text.decode(Base64.getUrlEncoder().withoutPadding().encodeToString(array)));
        }
    }

    @Test
    void we_write_the_standard_alphabet_with_padding() {
        assertEquals("+/8=", Base64Text.encode(Bytes.copyOf(new byte[] {(byte) 0xFB, (byte) 0xFF})));
    }
}
