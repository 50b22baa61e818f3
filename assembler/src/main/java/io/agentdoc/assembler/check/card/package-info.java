/** The rules that an A2A Agent Card keeps in the version that it is of, one small class each. */
@NullMarked
package io.agentdoc.assembler.check.card;

import org.jspecify.annotations.NullMarked;
