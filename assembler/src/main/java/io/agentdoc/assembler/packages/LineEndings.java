package io.agentdoc.assembler.packages;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.ByteArrayOutputStream;
import java.util.Optional;
import java.util.TreeMap;

/** Tells whether a file differs from what was published by its line endings alone, as after a converting checkout. */
public final class LineEndings {
    private LineEndings() {}

    /** Why bytes do not have a digest that they would have with other line endings. */
    public static Optional<String> explain(String digest, Bytes bytes) {
        Optional<Digest> wanted = Digest.parse(digest);
        boolean fits = wanted.filter(Digest.of(withLf(bytes))::equals).isPresent()
                || wanted.filter(Digest.of(withCrLf(bytes))::equals).isPresent();
        return fits ? Optional.of(CAUSE) : Optional.empty();
    }

    /** Whether two files are the same but for their line endings. */
    public static boolean alone(Bytes one, Bytes other) {
        return !one.equals(other) && withLf(one).equals(withLf(other));
    }

    static final String CAUSE = "with other line endings it would have that digest, so a checkout converted them;"
            + " -text in .gitattributes keeps a package's bytes as they are";

    /** The package as it was before a checkout that converted its line endings. */
    public static PackageFiles withLf(PackageFiles files) {
        TreeMap<String, Bytes> plain = new TreeMap<>();
        files.names().forEach(name -> files.bytes(name).ifPresent(bytes -> plain.put(name, withLf(bytes))));
        return new PackageFiles(plain);
    }

    /** The bytes with each CR LF as an LF. */
    public static Bytes withLf(Bytes bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.size());
        for (int i = 0; i < bytes.size(); i++) {
            boolean half = bytes.at(i) == '\r' && i + 1 < bytes.size() && bytes.at(i + 1) == '\n';
            if (!half) {
                out.write(bytes.at(i));
            }
        }
        return Bytes.own(out.toByteArray());
    }

    private static Bytes withCrLf(Bytes bytes) {
        Bytes plain = withLf(bytes);
        ByteArrayOutputStream out = new ByteArrayOutputStream(plain.size() + 64);
        for (int i = 0; i < plain.size(); i++) {
            if (plain.at(i) == '\n') {
                out.write('\r');
            }
            out.write(plain.at(i));
        }
        return Bytes.own(out.toByteArray());
    }
}
