/** Finds in the sources the bytes behind one member. */
@NullMarked
package io.agentdoc.assembler.trace;

import org.jspecify.annotations.NullMarked;
