package io.agentdoc.fuzz;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Makes an input of seeds: a few bytes changed, taken out, put in or repeated, or the beginning of one and the end of another. */
final class Mutation {
    private static final int MOST_CHANGES = 8;
    private static final int STEP = 4;

    private Mutation() {}

    static byte[] of(List<byte[]> seeds, Random random) {
        byte[] input = seeds.get(random.nextInt(seeds.size())).clone();
        for (int left = 1 + random.nextInt(MOST_CHANGES); left > 0; left--) {
            input = changed(input, seeds, random);
        }
        return input;
    }

    private static byte[] changed(byte[] input, List<byte[]> seeds, Random random) {
        int at = random.nextInt(input.length + 1);
        byte[] begin = Arrays.copyOf(input, at);
        byte[] end = Arrays.copyOfRange(input, at, input.length);
        return switch (random.nextInt(5)) {
            case 0 -> flipped(input, random);
            case 1 -> joined(begin, Arrays.copyOfRange(end, Math.min(end.length, 1 + random.nextInt(8)), end.length));
            case 2 -> joined(begin, end, seeds.get(random.nextInt(seeds.size())));
            default -> {
                byte[] more = new byte[STEP];
                random.nextBytes(more);
                yield random.nextBoolean() ? joined(input, more) : joined(begin, more, end);
            }
        };
    }

    private static byte[] flipped(byte[] input, Random random) {
        if (input.length > 0) {
            input[random.nextInt(input.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return input;
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            joined.writeBytes(part);
        }
        return joined.toByteArray();
    }
}
