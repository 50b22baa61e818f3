package io.agentdoc.document.check;

import io.agentdoc.document.json.Json;
import io.agentdoc.document.json.JsonParser;
import io.agentdoc.document.json.JsonReading;
import io.agentdoc.document.report.TextReport;
import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The example documents of the tests: a full one, a poor one and a package's. */
public final class Documents {

    private Documents() {}

    /** The bytes of {@code full}, {@code poor} or {@code package}. */
    public static byte[] bytes(String name) {
        try (InputStream in = Documents.class.getResourceAsStream("/documents/" + name + ".json")) {
            if (in == null) {
                throw new IllegalArgumentException("no document " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Json tree(String name) {
        return parse(bytes(name));
    }

    public static Json parse(byte[] bytes) {
        return switch (new JsonParser(Limits.standard()).parse(Bytes.copyOf(bytes))) {
            case JsonReading.Parsed parsed -> parsed.root();
            case JsonReading.Malformed malformed -> throw new IllegalArgumentException(malformed.toString());
        };
    }

    /** Findings as the lines of a report. */
    static String lines(List<Finding> findings) {
        StringBuilder lines = new StringBuilder();
        findings.forEach(finding -> lines.append(TextReport.line("", finding)).append('\n'));
        return lines.toString();
    }
}
