package io.agentdoc.assembler.packages;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One header of a tar (POSIX 1003.1, ustar).
 *
 * <pre>
 * name 0+100 · mode, owner, group 100+24 · size 124+12 · time 136+12 · checksum 148+8 · type 156 · link 157+100 ·
 * magic and version 257+8 · names and devices 265+80 · prefix 345+155
 * </pre>
 *
 * @param type the type flag as a character
 */
record TarHeader(String name, long size, char type) {
    private static final String POSIX = "ustar\0";

    static TarHeader read(byte[] block) throws Refusal {
        if (number(block, 148, 8) != checksum(block)) {
            throw new Refusal(Fault.CORRUPT, "a header of the tar is not what its checksum says");
        }
        String magic = new String(block, 257, 6, StandardCharsets.ISO_8859_1);
        if (!magic.startsWith("ustar")) {
            throw new Refusal(Fault.CORRUPT, "the tar has a header of an unknown form");
        }
        String name = text(Arrays.copyOfRange(block, 0, 100));
        String prefix = magic.equals(POSIX) ? text(Arrays.copyOfRange(block, 345, 500)) : "";
        return new TarHeader(
                prefix.isEmpty() ? name : prefix + "/" + name, number(block, 124, 12), (char) (block[156] & 0xFF));
    }

    /** The text up to the first zero byte. */
    static String text(byte[] field) throws Refusal {
        int end = 0;
        while (end < field.length && field[end] != 0) {
            end++;
        }
        return ZipEntry.Name.decoded(ByteBuffer.wrap(field, 0, end));
    }

    private static long number(byte[] block, int at, int length) throws Refusal {
        String digits = new String(block, at, length, StandardCharsets.ISO_8859_1)
                .replace('\0', ' ')
                .strip();
        if (!digits.matches("[0-7]{0,12}")) {
            throw new Refusal(Fault.CORRUPT, "a number in a header of the tar is not octal");
        }
        return digits.isEmpty() ? 0 : Long.parseLong(digits, 8);
    }

    private static long checksum(byte[] block) {
        long sum = 0;
        for (int i = 0; i < block.length; i++) {
            sum += i >= 148 && i < 156 ? ' ' : block[i] & 0xFF;
        }
        return sum;
    }
}
