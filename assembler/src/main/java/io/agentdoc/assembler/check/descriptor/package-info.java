/** The rules that an Agent Descriptor keeps, draft and bound, one small class each (6, 12.3). */
@NullMarked
package io.agentdoc.assembler.check.descriptor;

import org.jspecify.annotations.NullMarked;
