/** A look at what a live host really serves. */
@NullMarked
package io.agentdoc.assembler.probe;

import org.jspecify.annotations.NullMarked;
