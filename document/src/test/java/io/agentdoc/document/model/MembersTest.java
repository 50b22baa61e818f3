package io.agentdoc.document.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.agentdoc.document.stated.Citation;
import io.agentdoc.document.stated.Stated;
import io.agentdoc.document.value.JsonPointer;
import io.agentdoc.document.value.SourceId;
import org.junit.jupiter.api.Test;

class MembersTest {
    private static final Stated<String> ONE = said("one");
    private static final Stated<String> TWO = said("two");

    private static Stated<String> said(String text) {
        return new Stated.Said<>(text, new Citation.At(new SourceId("card"), JsonPointer.root()));
    }

    @Test
    void members_do_not_change_with_what_made_them() {
        Members.Builder builder = Members.builder().put(Identity.NAME, ONE);
        Members first = builder.build();
        Members second =
                builder.put(Identity.NAME, TWO).put(Identity.DESCRIPTION, TWO).build();
        Members third = first.toBuilder().put(Identity.NAME, Stated.notStated()).build();

        assertEquals(ONE, first.get(Identity.NAME));
        assertFalse(first.get(Identity.DESCRIPTION).isStated());
        assertEquals(TWO, second.get(Identity.NAME));
        assertTrue(third.isSilent());
        assertEquals(Members.none(), third);
        assertEquals(first, second.with(Identity.NAME, ONE).with(Identity.DESCRIPTION, Stated.notStated()));
        assertEquals(TWO, second.get(Identity.DESCRIPTION));
        assertTrue(Members.none().isSilent());
    }
}
