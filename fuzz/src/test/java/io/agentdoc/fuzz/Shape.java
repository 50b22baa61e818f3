package io.agentdoc.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;
import java.util.stream.Collectors;

/**
 * Inputs of one pathological shape, as long as one likes, and what reads them.
 *
 * @param most the longest that is made, in bytes or, of an archive, in entries
 * @param made the input of about that length
 */
record Shape(String name, int most, IntFunction<byte[]> made, Reading reading) {
    private static final int NAMED = 40;

    /** Reads an input and says how much it made of it. */
    interface Reading {
        long of(byte[] input) throws Exception;
    }

    /** Pieces in a row, each with its number in the place of every {@code #}, between a beginning and an end. */
    static Shape of(String reader, int most, String begin, String piece, String end, Reading reading) {
        return new Shape(
                reader + " " + brief(begin) + brief(piece) + brief(end),
                most,
                size -> repeated(begin, piece, end, size),
                reading);
    }

    private static byte[] repeated(String begin, String piece, String end, int size) {
        StringBuilder text = new StringBuilder(size + piece.length()).append(begin);
        for (int i = 0; text.length() + piece.length() + end.length() <= size; i++) {
            text.append(piece.replace("#", Integer.toString(i)));
        }
        return text.append(end).toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String brief(String text) {
        String plain = text.codePoints()
                .mapToObj(c -> c < ' ' || c > '~' ? "\\" + Integer.toHexString(c) : Character.toString(c))
                .collect(Collectors.joining());
        return plain.length() > NAMED ? plain.substring(0, NAMED) + ".." : plain;
    }
}
