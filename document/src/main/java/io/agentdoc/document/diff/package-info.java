/** What changed between two AgentDocs, by meaning and not by bytes. */
@NullMarked
package io.agentdoc.document.diff;

import org.jspecify.annotations.NullMarked;
