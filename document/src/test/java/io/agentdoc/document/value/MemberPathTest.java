package io.agentdoc.document.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MemberPathTest {
    private static final MemberPath PRICE =
            MemberPath.of("sells").member("offerings").element("input.convert").member("price");

    @Test
    void a_path_is_spelled_with_dots_and_ids_in_brackets() {
        assertEquals("sells.offerings[input.convert].price", PRICE.toString());
        assertEquals(Optional.of(PRICE), MemberPath.parse("sells.offerings[input.convert].price"));
        assertEquals("sells", PRICE.section());
    }

    @Test
    void brackets_and_backslashes_in_an_id_are_escaped() {
        MemberPath path = MemberPath.of("sells").element("a]b\\c[d").element("");

        assertEquals("sells[a\\]b\\\\c[d][]", path.toString());
        assertEquals(Optional.of(path), MemberPath.parse(path.toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ".",
                "sells.",
                ".sells",
                "sells..price",
                "[x]",
                "[x].price",
                "sells[x",
                "sells[x\\]",
                "sells[x]price",
                "sells[x].",
                "sells[x\\",
                "sells[a\\b]",
                "sells[x]]"
            })
    void anything_else_is_no_path(String text) {
        assertEquals(Optional.empty(), MemberPath.parse(text));
    }

    @Test
    void any_path_reads_back_from_its_spelling() {
        SplittableRandom random = new SplittableRandom(9);
        List<String> keys = List.of("a", "", ".", "]", "[", "\\", "\\]", "a.b", "é", "]]\\\\", "0");
        List<String> names = List.of("sells", "price", "x_from", "é", "0", "a]b", "\\");
        for (int i = 0; i < 2000; i++) {
            MemberPath path = MemberPath.of(names.get(random.nextInt(names.size())));
            for (int step = random.nextInt(5); step > 0; step--) {
                path = random.nextBoolean()
                        ? path.member(names.get(random.nextInt(names.size())))
                        : path.element(keys.get(random.nextInt(keys.size())) + keys.get(random.nextInt(keys.size())));
            }
            assertEquals(Optional.of(path), MemberPath.parse(path.toString()));
        }
    }

    @Test
    void a_path_begins_with_a_member() {
        assertThrows(IllegalArgumentException.class, () -> MemberPath.of(List.of()));
        assertThrows(IllegalArgumentException.class, () -> MemberPath.of(List.of(new MemberPath.Step.Element("x"))));
    }

    @Test
    void a_path_stands_under_itself_and_what_it_begins_with() {
        assertTrue(PRICE.isUnder(MemberPath.of("sells")));
        assertTrue(PRICE.isUnder(PRICE));
        assertFalse(MemberPath.of("sells").isUnder(PRICE));
        assertFalse(PRICE.isUnder(MemberPath.of("sells").member("price")));
        assertFalse(MemberPath.of("sellsx").isUnder(MemberPath.of("sells")));
    }

    @Test
    void paths_are_ordered_by_their_spelling() {
        assertEquals(
                List.of("sells", "sells.a", "sells[a]", "shape"),
                Stream.of("shape", "sells[a]", "sells", "sells.a")
                        .map(text -> MemberPath.parse(text).orElseThrow())
                        .sorted()
                        .map(MemberPath::toString)
                        .toList());
    }
}
