/** The joins between the documents of one deploy: what a verifier may conclude from them, and what not. */
@NullMarked
package io.agentdoc.assembler.provenance;

import org.jspecify.annotations.NullMarked;
