package io.agentdoc.cli.stamp;

import io.agentdoc.assembler.Grounds;
import io.agentdoc.assembler.assemble.Span;
import io.agentdoc.assembler.gather.Asked;
import io.agentdoc.assembler.store.SourceAddress;
import io.agentdoc.cli.report.Became;
import io.agentdoc.cli.report.ReportLine;
import io.agentdoc.cli.report.Tally;
import io.agentdoc.document.check.Level;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Digest;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A stamp in bytes. They are read by the program that wrote them and by no other, so that there is one form. */
final class StampForm {
    private static final int DIGEST = 32;

    private StampForm() {}

    static Bytes write(Stamp stamp) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            text(stamp.line().id(), out);
            digest(stamp.order(), out);
            instant(stamp.noted(), out);
            instant(stamp.assembled(), out);
            instant(stamp.grounds().span().from(), out);
            instant(stamp.grounds().span().until(), out);
            out.writeInt(stamp.grounds().asked().size());
            for (Asked one : stamp.grounds().asked()) {
                asked(one, out);
            }
            bytes(stamp.left(), out);
            line(stamp.line(), out);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return Bytes.own(bytes.toByteArray());
    }

    static Stamp read(Bytes bytes) throws IOException {
        try (var in = new DataInputStream(bytes.stream())) {
            String id = text(in);
            Digest order = digest(in);
            Instant noted = instant(in);
            Instant assembled = instant(in);
            Span span = new Span(instant(in), instant(in));
            List<Asked> asked = new ArrayList<>();
            for (int count = in.readInt(); count > 0; count--) {
                asked.add(asked(in));
            }
            return new Stamp(order, noted, assembled, new Grounds(span, asked), bytes(in), line(id, in));
        }
    }

    private static void asked(Asked one, DataOutputStream out) throws IOException {
        out.writeInt(one.turn().round());
        out.writeInt(one.turn().step());
        out.writeInt(one.configured().orElse(-1));
        text(one.address().kind(), out);
        text(one.address().url(), out);
        optional(one.expected(), out);
        digest(one.answer(), out);
        texts(one.looks(), out);
        optional(one.held(), out);
    }

    private static Asked asked(DataInputStream in) throws IOException {
        return new Asked(
                new Asked.Turn(in.readInt(), in.readInt()),
                Optional.of(in.readInt()).filter(index -> index >= 0),
                new SourceAddress(text(in), text(in)),
                optional(in),
                digest(in),
                texts(in),
                optional(in));
    }

    private static void line(ReportLine line, DataOutputStream out) throws IOException {
        text(line.outcome().name(), out);
        out.writeInt(line.tally().sources());
        texts(line.tally().causes(), out);
        texts(line.tally().findings().stream().map(Level::name).toList(), out);
        bytes(line.json(), out);
    }

    private static ReportLine line(String id, DataInputStream in) throws IOException {
        Became outcome = Became.valueOf(text(in));
        int sources = in.readInt();
        List<String> causes = texts(in);
        List<Level> findings = texts(in).stream().map(Level::valueOf).toList();
        return new ReportLine(id, outcome, new Tally(sources, causes, findings), bytes(in));
    }

    private static void text(String text, DataOutputStream out) throws IOException {
        bytes(Bytes.utf8(text), out);
    }

    private static String text(DataInputStream in) throws IOException {
        return new String(bytes(in).toArray(), StandardCharsets.UTF_8);
    }

    private static void texts(List<String> texts, DataOutputStream out) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            text(text, out);
        }
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        for (int count = in.readInt(); count > 0; count--) {
            texts.add(text(in));
        }
        return texts;
    }

    private static void bytes(Bytes bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.size());
        out.write(bytes.toArray());
    }

    private static Bytes bytes(DataInputStream in) throws IOException {
        int size = in.readInt();
        if (size < 0 || size > in.available()) {
            throw new IOException("no stamp has so many bytes");
        }
        return Bytes.own(in.readNBytes(size));
    }

    private static void instant(Instant moment, DataOutputStream out) throws IOException {
        out.writeLong(moment.getEpochSecond());
        out.writeInt(moment.getNano());
    }

    private static Instant instant(DataInputStream in) throws IOException {
        return Instant.ofEpochSecond(in.readLong(), in.readInt());
    }

    private static void optional(Optional<Digest> digest, DataOutputStream out) throws IOException {
        out.writeBoolean(digest.isPresent());
        if (digest.isPresent()) {
            digest(digest.get(), out);
        }
    }

    private static Optional<Digest> optional(DataInputStream in) throws IOException {
        return in.readBoolean() ? Optional.of(digest(in)) : Optional.empty();
    }

    private static void digest(Digest digest, DataOutputStream out) throws IOException {
        out.write(digest.raw().toArray());
    }

    private static Digest digest(DataInputStream in) throws IOException {
        byte[] raw = new byte[DIGEST];
        in.readFully(raw);
        return new Digest(Bytes.own(raw));
    }
}
