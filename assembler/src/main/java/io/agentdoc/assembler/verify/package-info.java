/** Digests and signatures of what was gathered. */
@NullMarked
package io.agentdoc.assembler.verify;

import org.jspecify.annotations.NullMarked;
