package io.agentdoc.document.value;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Objects;

/** A run of bytes that nobody can change: what was fetched stays what was fetched. */
public final class Bytes {
    private static final Bytes EMPTY = new Bytes(new byte[0]);

    private final byte[] array;

    private Bytes(byte[] array) {
        this.array = array;
    }

    public static Bytes empty() {
        return EMPTY;
    }

    /** Copies the array, so that a later change to it is not seen here. */
    public static Bytes copyOf(byte[] array) {
        return new Bytes(array.clone());
    }

    /** Takes the array over without copying; its caller promises to forget it. */
    public static Bytes own(byte[] array) {
        return new Bytes(array);
    }

    public static Bytes utf8(String text) {
        return new Bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    public int size() {
        return array.length;
    }

    public byte at(int index) {
        return array[index];
    }

    /** The bytes from one offset up to another, both within these. */
    public Bytes slice(int from, int to) {
        Objects.checkFromToIndex(from, to, array.length);
        return new Bytes(Arrays.copyOfRange(array, from, to));
    }

    public byte[] toArray() {
        return array.clone();
    }

    public InputStream stream() {
        return new ByteArrayInputStream(array);
    }

    public ByteBuffer buffer() {
        return ByteBuffer.wrap(array).asReadOnlyBuffer();
    }

    public void feed(MessageDigest digest) {
        digest.update(array);
    }

    /** Decodes as UTF-8, replacing what is not; only for showing bytes to a person, never for reading a document. */
    public String display() {
        return new String(array, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(array, that.array);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(array);
    }

    @Override
    public String toString() {
        return array.length + " bytes";
    }
}
