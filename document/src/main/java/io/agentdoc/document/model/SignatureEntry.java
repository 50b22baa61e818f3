package io.agentdoc.document.model;

import java.util.Optional;

/** One entry of a document's own signatures (8.1, 9.11). */
public record SignatureEntry(String tag, String by, String sig, Optional<String> alg) {}
