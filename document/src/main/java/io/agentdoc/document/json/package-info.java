/** JSON as evidence: strict parsing, a tree that keeps every number's text, RFC 8785, and the bytes that we publish. */
@NullMarked
package io.agentdoc.document.json;

import org.jspecify.annotations.NullMarked;
