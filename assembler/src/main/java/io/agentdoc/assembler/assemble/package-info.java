/** Sections out of readings: who speaks first, and what nobody said. */
@NullMarked
package io.agentdoc.assembler.assemble;

import org.jspecify.annotations.NullMarked;
