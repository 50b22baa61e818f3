/** The rules that an agent package and an agent repository keep, one small class each (12.10, 13.9). */
@NullMarked
package io.agentdoc.assembler.check.packages;

import org.jspecify.annotations.NullMarked;
