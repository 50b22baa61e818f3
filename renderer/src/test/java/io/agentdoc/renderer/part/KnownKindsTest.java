package io.agentdoc.renderer.part;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.agentdoc.document.model.KnownKind;
import io.agentdoc.templates.words.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class KnownKindsTest {

    @ParameterizedTest
    @EnumSource(KnownKind.class)
    void a_page_has_words_for_every_kind_that_is_read(KnownKind kind) {
        assertNotEquals(Kind.OTHER, Kind.of(kind.toString()), kind.toString());
    }
}
