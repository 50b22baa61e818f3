package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class JsonPointerTest {
    private static final JsonPointer PRICE =
            JsonPointer.root().child("offerings").child(0).child("price");

    @Test
    void a_pointer_is_spelled_as_rfc_6901_has_it() {
        assertEquals("", JsonPointer.root().toString());
        assertEquals("/offerings/0/price", PRICE.toString());
        assertEquals(
                "/a~1b/~0/~01/", JsonPointer.of(List.of("a/b", "~", "~1", "")).toString());
    }

    @Test
    void a_pointer_stands_under_itself_and_what_it_begins_with() {
        assertTrue(PRICE.isUnder(JsonPointer.root()));
        assertTrue(PRICE.isUnder(JsonPointer.root().child("offerings")));
        assertTrue(PRICE.isUnder(PRICE));
        assertFalse(JsonPointer.root().isUnder(PRICE));
        assertFalse(PRICE.isUnder(JsonPointer.root().child("offering")));
        assertFalse(PRICE.isUnder(JsonPointer.root().child("price")));
    }

    @Test
    void a_pointer_does_not_change() {
        assertThrows(UnsupportedOperationException.class, () -> PRICE.tokens().remove(0));
        assertEquals(3, PRICE.tokens().size());
    }
}
