/** The checkers: one for each kind of target that somebody may hand in, each with all its findings in one run. */
@NullMarked
package io.agentdoc.assembler.check;

import org.jspecify.annotations.NullMarked;
