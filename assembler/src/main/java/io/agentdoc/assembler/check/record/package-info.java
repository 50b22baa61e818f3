/** The rules that a build, a deployment and an evaluation record keep, one small class each (8). */
@NullMarked
package io.agentdoc.assembler.check.record;

import org.jspecify.annotations.NullMarked;
