package io.agentdoc.document.json;

import io.agentdoc.document.value.Bytes;
import io.agentdoc.document.value.Limits;

/** Reads bytes as strict I-JSON (RFC 8259, RFC 7493): one meaning or none (8.1). */
public final class JsonParser {
    private final Limits limits;

    public JsonParser(Limits limits) {
        this.limits = limits;
    }

    @SuppressWarnings("DoNotCallSuggester")
    public JsonReading parse(Bytes bytes) {
        if (bytes.size() > limits.maxBytes()) {
            return new JsonReading.Malformed("the document is longer than " + limits.maxBytes() + " bytes", 1, 1);
        }
        try {
            String text = Encoding.decode(bytes);
            refuseHtml(text);
            return new JsonReading.Parsed(read(text));
        } catch (Refusal refusal) {
            return new JsonReading.Malformed(
                    refusal.why(), refusal.at().line(), refusal.at().column());
        }
    }

    private Json read(String text) throws Refusal {
        try (Tokens tokens = new Tokens(text)) {
            return new TreeReader(limits, tokens, text.contains("\\u")).read();
        }
    }

    private static void refuseHtml(String text) throws Refusal {
        int start = text.length() - text.stripLeading().length();
        if (text.startsWith("<", start)) {
            throw new Refusal("the document begins with '<': HTML, not JSON", LineColumn.of(text, start));
        }
    }
}
