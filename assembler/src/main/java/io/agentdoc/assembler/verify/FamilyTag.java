package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.CanonicalJson;
import io.agentdoc.document.json.JsonObject;
import io.agentdoc.document.value.Bytes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The tags of the family's signatures, and the bytes that each covers (8.1).
 *
 * <p>Signed is the ASCII tag, one line feed, and the RFC 8785 form of the document without {@code signatures}; so
 * {@code {"b":1,"a":2.0,"signatures":[]}} under {@code x-v1} is signed as {@code x-v1\n{"a":2,"b":1}}. The note
 * {@code _unsigned} is outside every signature and is left out too.
 */
public enum FamilyTag {
    DESCRIPTOR_STATEMENT("descriptor-statement-v1"),
    BUILD_RECORD("agent-build-record-v1"),
    DEPLOYMENT_RECORD("agent-deployment-record-v1"),
    EVAL_RECORD("agent-eval-record-v1"),
    RECEIPT("agentmesh-receipt-v1"),
    ASSEMBLY("agentdoc-assembly-v1");

    /** The member that holds the signatures and is outside every one of them. */
    public static final String SIGNATURES = "signatures";

    /** The note of a document that was left unsigned, which is outside every signature too. */
    public static final String UNSIGNED_NOTE = "_unsigned";

    private final String text;

    FamilyTag(String text) {
        this.text = text;
    }

    public static Optional<FamilyTag> of(String text) {
        return Arrays.stream(values()).filter(tag -> tag.text.equals(text)).findFirst();
    }

    /** The bytes that a signature under this tag covers. */
    public Bytes signedBytes(JsonObject document) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
        out.write('\n');
        try {
            CanonicalJson.write(document.without(SIGNATURES, UNSIGNED_NOTE), out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory cannot fail", e);
        }
        return Bytes.own(out.toByteArray());
    }

    @Override
    public String toString() {
        return text;
    }
}
