package io.agentdoc.assembler.sign;

import io.agentdoc.document.json.JsonObject;

/** What became of a document that was to be signed. */
public sealed interface Signing {

    /** The document with its signature. */
    record Signed(JsonObject document) implements Signing {}

    /** The document stays as it was, because this signature would break the rule. */
    record Refused(String rule, String why) implements Signing {}
}
