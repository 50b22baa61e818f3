package io.agentdoc.renderer.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.nio.ByteBuffer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ListedMarksTest {

    @Test
    void every_text_is_found_again_and_no_other() {
        ListedMarks marks = new ListedMarks();
        assertFalse(marks.has(""));
        IntStream.range(0, 3_000).forEach(i -> marks.add("agent-" + i % 2_000));
        assertEquals(
                2_000,
                IntStream.range(0, 9_000).filter(i -> marks.has("agent-" + i)).count());
        marks.add("");
        assertTrue(marks.has(""));
    }

    @Test
    void two_texts_whose_digests_begin_alike_are_two() {
        ListedMarks marks = new ListedMarks(ListedMarksTest::alike);
        marks.add("listed");
        assertTrue(marks.has("listed"));
        assertFalse(marks.has("unlisted"));
        marks.add("unlisted");
        assertTrue(marks.has("listed"));
        assertTrue(marks.has("unlisted"));
    }

    /** A digest of which half the bytes that are remembered are the same for all texts. */
    private static Digest alike(String text) {
        byte[] digest = Digest.of(Bytes.utf8(text)).raw().toArray();
        return new Digest(Bytes.own(ByteBuffer.wrap(digest).putLong(7).array()));
    }
}
