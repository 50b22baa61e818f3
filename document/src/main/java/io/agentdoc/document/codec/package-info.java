/** AgentDocs as JSON: written in the specification's member order, read back with patience. */
@NullMarked
package io.agentdoc.document.codec;

import org.jspecify.annotations.NullMarked;
