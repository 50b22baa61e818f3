package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class BytesTest {

    @Test
    void bytes_do_not_change_with_the_array_they_came_from_or_gave_out() {
        byte[] array = {1, 2, 3};
        Bytes bytes = Bytes.copyOf(array);
        array[0] = 9;
        bytes.toArray()[1] = 9;

        assertArrayEquals(new byte[] {1, 2, 3}, bytes.toArray());
        assertTrue(bytes.buffer().isReadOnly());
    }

    @Test
    void bytes_are_equal_by_what_they_hold() {
        assertEquals(Bytes.utf8("é"), Bytes.copyOf(new byte[] {(byte) 0xC3, (byte) 0xA9}));
        assertEquals(Bytes.utf8("é").hashCode(), Bytes.utf8("é").hashCode());
        assertNotEquals(Bytes.utf8("e"), Bytes.utf8("é"));
        assertFalse(Bytes.utf8("e").equals(new Object()));
        assertEquals(Bytes.empty(), Bytes.own(new byte[0]));
    }

    @Test
    void a_slice_lies_within() {
        Bytes bytes = Bytes.utf8("abcd");

        assertEquals(Bytes.utf8("bc"), bytes.slice(1, 3));
        assertEquals(bytes, bytes.slice(0, 4));
        assertEquals(Bytes.empty(), bytes.slice(4, 4));
        assertThrows(IndexOutOfBoundsException.class, () -> bytes.slice(0, 5));
        assertThrows(IndexOutOfBoundsException.class, () -> bytes.slice(3, 2));
    }

    @Test
    void bytes_are_read_one_by_one_or_as_a_stream() throws IOException {
        Bytes bytes = Bytes.copyOf(new byte[] {0, (byte) 0xFF});

        assertEquals((byte) 0xFF, bytes.at(1));
        assertEquals(2, bytes.size());
        assertArrayEquals(bytes.toArray(), bytes.stream().readAllBytes());
        assertEquals(0xFF, bytes.buffer().get(1) & 0xFF);
    }

    @Test
    void bytes_are_shown_to_people_even_where_they_are_no_text() {
        assertEquals("a\uFFFD", Bytes.copyOf(new byte[] {'a', (byte) 0xFF}).display());
        assertEquals("2 bytes", Bytes.utf8("é").toString());
    }
}
