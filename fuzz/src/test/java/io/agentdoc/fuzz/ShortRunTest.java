package io.agentdoc.fuzz;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every target with its seeds, and with inputs made of them: as many as are counted here, and always the same ones.
 *
 * <p>{@code -Dagentdoc.fuzz.inputs=5000} makes more; what looks for inputs that go new ways is the profile {@code fuzz}.
 */
class ShortRunTest {
    private static final int INPUTS = Integer.getInteger("agentdoc.fuzz.inputs", 60);

    @ParameterizedTest
    @EnumSource
    void what_holds_of_a_reader_holds_whatever_it_is_given(Targets name) {
        Target target = name.made();
        List<byte[]> seeds = target.seeds();
        assertFalse(seeds.isEmpty());
        seeds.stream().limit(INPUTS).forEach(seed -> tested(name, target, seed));
        Random random = new Random(7);
        for (int i = 0; i < INPUTS; i++) {
            tested(name, target, Mutation.of(seeds, random));
        }
    }

    @ParameterizedTest
    @EnumSource
    void what_broke_a_reader_once_breaks_it_no_more(Targets name) {
        Target target = name.made();
        Seeds.files(file -> true, "fuzz/src/test/resources/found/" + name)
                .forEach(file -> tested(name, target, Seeds.bytes(file)));
    }

    private static void tested(Targets name, Target target, byte[] input) {
        try {
            target.test(input);
        } catch (Throwable fault) {
            throw new AssertionError(name + " with " + HexFormat.of().formatHex(input), fault);
        }
    }
}
