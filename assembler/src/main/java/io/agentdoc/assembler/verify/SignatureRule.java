package io.agentdoc.assembler.verify;

import io.agentdoc.document.json.JsonObject;

/** How the signatures of one kind of document are checked; every fault of the document is an answer. */
@FunctionalInterface
public interface SignatureRule {
    SignatureCheck check(JsonObject document);
}
